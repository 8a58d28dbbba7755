import { tableOf } from '@hookreel/film'

/** How units are said after a number, by eSpeak's language, which would name their letters. In the order of `UNITS`. */
const UNITS = ['m', 'g', 'mg', 'l', 'ml', 'm²', 'km²', 'km/h', '°C', '°F', 'km', 'kg', 'cm', 'mm'] as const

const SAID: Readonly<Record<string, string>> = tableOf({
  de: 'Meter|Gramm|Milligramm|Liter|Milliliter|Quadratmeter|Quadratkilometer|Kilometer pro Stunde|Grad Celsius|Grad Fahrenheit|Kilometer|Kilogramm|Zentimeter|Millimeter',
  es: 'metros|gramos|miligramos|litros|mililitros|metros cuadrados|kilómetros cuadrados|kilómetros por hora|grados Celsius|grados Fahrenheit|kilómetros|kilogramos|centímetros|milímetros',
  fr: 'mètres|grammes|milligrammes|litres|millilitres|mètres carrés|kilomètres carrés|kilomètres heure|degrés Celsius|degrés Fahrenheit|kilomètres|kilogrammes|centimètres|millimètres',
  it: 'metri|grammi|milligrammi|litri|millilitri|metri quadrati|chilometri quadrati|chilometri orari|gradi Celsius|gradi Fahrenheit|chilometri|chilogrammi|centimetri|millimetri',
  pt: 'metros|gramas|miligramas|litros|mililitros|metros quadrados|quilômetros quadrados|quilômetros por hora|graus Celsius|graus Fahrenheit|quilômetros|quilogramas|centímetros|milímetros',
  nl: 'meter|gram|milligram|liter|milliliter|vierkante meter|vierkante kilometer|kilometer per uur|graden Celsius|graden Fahrenheit|kilometer|kilo|centimeter|millimeter',
  pl: 'metrów|gramów|miligramów|litrów|mililitrów|metrów kwadratowych|kilometrów kwadratowych|kilometrów na godzinę|stopni Celsjusza|stopni Fahrenheita|kilometrów|kilogramów|centymetrów|milimetrów',
  sv: 'meter|gram|milligram|liter|milliliter|kvadratmeter|kvadratkilometer|kilometer i timmen|grader Celsius|grader Fahrenheit|kilometer|kilo|centimeter|millimeter',
})
/** Languages whose units end in s after more than one. */
const PLURAL_IN_S = new Set(['es', 'fr', 'pt'])

/** The words of a unit that stands after a number; nothing for what is no unit, or where the language is not known. */
export function sayUnitIn(code: string, unit: string, number: string): string | undefined {
  const at = UNITS.findIndex((known) => known === unit.replace('º', '°'))
  const said = at < 0 ? undefined : SAID[code]?.split('|')[at]
  return number === '1' && PLURAL_IN_S.has(code) ? said?.replace(/s(?=\s|$)/g, '') : said
}

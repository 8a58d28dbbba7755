import { lookupTable } from '@hookreel/film'

/** How units are said after a number, by eSpeak's language, which would name their letters. In the order of `UNITS`. */
const UNITS = ['m', 'g', 'mg', 'l', 'ml', 'm²', 'km²', 'km/h', '°C', '°F', 'km', 'kg', 'cm', 'mm'] as const

const SAID: Readonly<Record<string, string>> = lookupTable({
  de: 'Meter|Gramm|Milligramm|Liter|Milliliter|Quadratmeter|Quadratkilometer|Kilometer pro Stunde|Grad Celsius|Grad Fahrenheit|Kilometer|Kilogramm|Zentimeter|Millimeter',
  es: 'metros|gramos|miligramos|litros|mililitros|metros cuadrados|kilómetros cuadrados|kilómetros por hora|grados Celsius|grados Fahrenheit|kilómetros|kilogramos|centímetros|milímetros',
  fr: 'mètres|grammes|milligrammes|litres|millilitres|mètres carrés|kilomètres carrés|kilomètres heure|degrés Celsius|degrés Fahrenheit|kilomètres|kilogrammes|centimètres|millimètres',
  it: 'metri|grammi|milligrammi|litri|millilitri|metri quadrati|chilometri quadrati|chilometri orari|gradi Celsius|gradi Fahrenheit|chilometri|chilogrammi|centimetri|millimetri',
  pt: 'metros|gramas|miligramas|litros|mililitros|metros quadrados|quilômetros quadrados|quilômetros por hora|graus Celsius|graus Fahrenheit|quilômetros|quilogramas|centímetros|milímetros',
  nl: 'meter|gram|milligram|liter|milliliter|vierkante meter|vierkante kilometer|kilometer per uur|graden Celsius|graden Fahrenheit|kilometer|kilo|centimeter|millimeter',
  pl: 'metrów|gramów|miligramów|litrów|mililitrów|metrów kwadratowych|kilometrów kwadratowych|kilometrów na godzinę|stopni Celsjusza|stopni Fahrenheita|kilometrów|kilogramów|centymetrów|milimetrów',
  ru: 'метров|граммов|миллиграммов|литров|миллилитров|квадратных метров|квадратных километров|километров в час|градусов Цельсия|градусов Фаренгейта|километров|килограммов|сантиметров|миллиметров',
  uk: 'метрів|грамів|міліграмів|літрів|мілілітрів|квадратних метрів|квадратних кілометрів|кілометрів на годину|градусів Цельсія|градусів Фаренгейта|кілометрів|кілограмів|сантиметрів|міліметрів',
  tr: 'metre|gram|miligram|litre|mililitre|metrekare|kilometrekare|kilometre saat|santigrat derece|fahrenhayt derece|kilometre|kilogram|santimetre|milimetre',
  cs: 'metrů|gramů|miligramů|litrů|mililitrů|metrů čtverečních|kilometrů čtverečních|kilometrů za hodinu|stupňů Celsia|stupňů Fahrenheita|kilometrů|kilogramů|centimetrů|milimetrů',
  da: 'meter|gram|milligram|liter|milliliter|kvadratmeter|kvadratkilometer|kilometer i timen|grader celsius|grader fahrenheit|kilometer|kilo|centimeter|millimeter',
  nb: 'meter|gram|milligram|liter|milliliter|kvadratmeter|kvadratkilometer|kilometer i timen|grader celsius|grader fahrenheit|kilometer|kilo|centimeter|millimeter',
  fi: 'metriä|grammaa|milligrammaa|litraa|millilitraa|neliömetriä|neliökilometriä|kilometriä tunnissa|celsiusastetta|fahrenheitastetta|kilometriä|kiloa|senttimetriä|millimetriä',
  el: 'μέτρα|γραμμάρια|χιλιοστόγραμμα|λίτρα|χιλιοστόλιτρα|τετραγωνικά μέτρα|τετραγωνικά χιλιόμετρα|χιλιόμετρα την ώρα|βαθμοί Κελσίου|βαθμοί Φαρενάιτ|χιλιόμετρα|κιλά|εκατοστά|χιλιοστά',
  hu: 'méter|gramm|milligramm|liter|milliliter|négyzetméter|négyzetkilométer|kilométer per óra|Celsius fok|Fahrenheit fok|kilométer|kilogramm|centiméter|milliméter',
  ro: 'metri|grame|miligrame|litri|mililitri|metri pătrați|kilometri pătrați|kilometri pe oră|grade Celsius|grade Fahrenheit|kilometri|kilograme|centimetri|milimetri',
  id: 'meter|gram|miligram|liter|mililiter|meter persegi|kilometer persegi|kilometer per jam|derajat Celsius|derajat Fahrenheit|kilometer|kilogram|sentimeter|milimeter',
  hi: 'मीटर|ग्राम|मिलीग्राम|लीटर|मिलीलीटर|वर्ग मीटर|वर्ग किलोमीटर|किलोमीटर प्रति घंटा|डिग्री सेल्सियस|डिग्री फ़ारेनहाइट|किलोमीटर|किलोग्राम|सेंटीमीटर|मिलीमीटर',
  ko: '미터|그램|밀리그램|리터|밀리리터|제곱미터|제곱킬로미터|킬로미터 매시|도|화씨 도|킬로미터|킬로그램|센티미터|밀리미터',
  sv: 'meter|gram|milligram|liter|milliliter|kvadratmeter|kvadratkilometer|kilometer i timmen|grader Celsius|grader Fahrenheit|kilometer|kilo|centimeter|millimeter',
})
/** As units are written elsewhere. "г" is left out: behind a number it is as often a year. */
const WRITTEN: Readonly<Record<string, string>> = lookupTable({
  'km/u': 'km/h',
  'km/t': 'km/h',
  'км/ч': 'km/h',
  'км/год': 'km/h',
  м: 'm',
  мг: 'mg',
  л: 'l',
  мл: 'ml',
  'м²': 'm²',
  км: 'km',
  кг: 'kg',
  см: 'cm',
  мм: 'mm',
})
/** Signs of money that eSpeak does not say, by its languages. */
const MONEY: Readonly<Record<string, readonly [sign: string, said: string]>> = lookupTable<
  readonly [string, string]
>({ ru: ['₽', 'рублей'], uk: ['₴', 'гривень'], tr: ['₺', 'lira'], ko: ['₩', '원'] })

/** A sum with the word of its money behind it: "350 ₽", "₺350". */
export function sayMoneyIn(code: string, word: string): string {
  const [sign = '', said = ''] = MONEY[code] ?? []
  if (sign === '' || !word.includes(sign)) return word
  return word
    .replace(/^(\D+)([\d.,]*\d)/u, '$2 $1')
    .replace(/\s*[₽₴₺₩]/u, ` ${said}`)
    .trim()
}

/** Languages whose units end in s after more than one. */
const PLURAL_IN_S = new Set(['es', 'fr', 'pt'])

/** The words of a unit that stands after a number; nothing for what is no unit, or where the language is not known. */
export function sayUnitIn(code: string, unit: string, number: string): string | undefined {
  const at = UNITS.findIndex((known) => known === (WRITTEN[unit] ?? unit.replace('º', '°')))
  const said = at < 0 ? undefined : SAID[code]?.split('|')[at]
  return number === '1' && PLURAL_IN_S.has(code) ? said?.replace(/s(?=\s|$)/g, '') : said
}

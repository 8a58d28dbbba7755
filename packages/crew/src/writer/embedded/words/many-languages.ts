import { createRandom, lookupTable } from '@hookreel/film'
import type { IdeaDraft, IdeasRequest } from '../../writer.ts'
import { hashtagsFrom, joinCaption } from '../hashtags.ts'
import { capitalize, numberWord, titleCase } from '../wording.ts'

const LANGUAGES = [
  ...[
    'Spanish',
    'French',
    'German',
    'Italian',
    'Portuguese',
    'Dutch',
    'Swedish',
    'Danish',
    'Norwegian',
    'Polish',
  ],
  ...['Turkish', 'Japanese', 'Mandarin Chinese', 'Swahili', 'Greek', 'Indonesian', 'Finnish', 'Hungarian'],
  ...['Czech', 'Romanian', 'Ukrainian', 'Korean', 'Filipino', 'Arabic', 'Hebrew'],
] as const

/** One thing to say in each of `LANGUAGES`, in their order; "-" where it is not said so. Other scripts are spelled as they sound. */
const SAYINGS: Readonly<Record<string, string>> = lookupTable({
  'I love you':
    "te amo|je t'aime|ich liebe dich|ti amo|eu te amo|ik hou van je|jag älskar dig|jeg elsker dig|jeg elsker deg|kocham cię|seni seviyorum|aishiteru|wǒ ài nǐ|nakupenda|s'agapó|aku cinta kamu|minä rakastan sinua|szeretlek|miluji tě|te iubesc|ya tebe kokhayu|saranghae|mahal kita|-|-",
  'thank you':
    'gracias|merci|danke|grazie|obrigado|dank je|tack|tak|takk|dziękuję|teşekkür ederim|arigatō|xièxie|asante|efcharistó|terima kasih|kiitos|köszönöm|děkuji|mulțumesc|dyakuyu|gamsahamnida|salamat|shukran|toda',
  hello:
    'hola|bonjour|hallo|ciao|olá|hallo|hej|hej|hei|cześć|merhaba|konnichiwa|nǐ hǎo|jambo|yia sas|halo|hei|szia|ahoj|bună|pryvit|annyeonghaseyo|kumusta|marhaba|shalom',
  'good night':
    'buenas noches|bonne nuit|gute Nacht|buonanotte|boa noite|welterusten|god natt|godnat|god natt|dobranoc|iyi geceler|oyasumi|wǎn ān|usiku mwema|kaliníchta|selamat malam|hyvää yötä|jó éjszakát|dobrou noc|noapte bună|-|-|-|-|laila tov',
  'good morning':
    'buenos días|bonjour|guten Morgen|buongiorno|bom dia|goedemorgen|god morgon|godmorgen|god morgen|dzień dobry|günaydın|ohayō gozaimasu|zǎoshang hǎo|habari za asubuhi|kaliméra|selamat pagi|hyvää huomenta|jó reggelt|dobré ráno|bună dimineața|-|-|magandang umaga|sabah al-khayr|boker tov',
  goodbye:
    "adiós|au revoir|auf Wiedersehen|arrivederci|adeus|tot ziens|hej då|farvel|ha det|do widzenia|-|sayōnara|zàijiàn|kwaheri|antío|sampai jumpa|näkemiin|viszontlátásra|na shledanou|la revedere|do pobachennia|-|paalam|ma'a salama|-",
  'happy birthday':
    'feliz cumpleaños|joyeux anniversaire|alles Gute zum Geburtstag|buon compleanno|feliz aniversário|fijne verjaardag|grattis på födelsedagen|tillykke med fødselsdagen|gratulerer med dagen|wszystkiego najlepszego|doğum günün kutlu olsun|tanjōbi omedetō|shēngrì kuàilè|-|-|selamat ulang tahun|hyvää syntymäpäivää|boldog születésnapot|všechno nejlepší|la mulți ani|-|saengil chukhahaeyo|maligayang kaarawan|-|yom huledet sameach',
  cheers:
    "salud|santé|prost|salute|saúde|proost|skål|skål|skål|na zdrowie|şerefe|kanpai|gānbēi|-|yia mas|-|kippis|egészségedre|na zdraví|noroc|budmo|geonbae|-|-|l'chaim",
})
const ASKED: readonly (readonly [string, RegExp])[] = [
  ['I love you', /\b(?:i|you) love you\b/i],
  ['thank you', /\b(?:thank you|thanks)\b/i],
  ['good night', /\bgood ?night\b/i],
  ['good morning', /\bgood ?morning\b/i],
  ['happy birthday', /\bhappy birthday\b/i],
  ['goodbye', /\b(?:good ?bye|bye)\b/i],
  ['cheers', /\bcheers\b/i],
  ['hello', /\b(?:hello|hi)\b/i],
]
const IN_MANY =
  /\bin (?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|different|several|other|all)(?: (?:different|other))*) languages\b/i
const NUMBERS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const USUAL = 8
const ENDS = [
  'Which one did you say out loud? Write yours below.',
  'Which language is missing? Write it below, and I will learn it.',
  'Send it to somebody in the one that they do not expect.',
]

/** One thing said in as many languages as a prompt asks for; null for any other prompt. */
export function tellManyLanguages(request: IdeasRequest, count: number | null): IdeaDraft[] | null {
  const met = IN_MANY.exec(request.prompt)
  const said = ASKED.find(([, words]) => words.test(request.prompt))?.[0]
  if (met === null || said === undefined) return null
  const known = (SAYINGS[said] ?? '')
    .split('|')
    .flatMap((word, at) => (word === '-' ? [] : [{ word, language: LANGUAGES[at] ?? '' }]))
  const wanted = NUMBERS.indexOf((met[1] ?? '').toLowerCase())
  const many = Math.min(known.length, Number(met[1]) || (wanted > 0 ? wanted : (count ?? USUAL)))
  const random = createRandom(request.seed)
  const name = capitalize(said)
  return ENDS.slice(0, request.count).map((end): IdeaDraft => {
    // Not the same word twice: Danes and Swedes toast alike.
    const told = random
      .shuffle(known)
      .filter(({ word }, at, all) => all.findIndex((other) => other.word === word) === at)
      .slice(0, many)
    const hook = `${name} in ${numberWord(told.length)} different languages. Say them with me.`
    const script = [hook, ...told.map(({ language, word }) => `${language}: ${word}.`), end].join(' ')
    return {
      title: titleCase(`${name} in ${told.length} Languages`),
      summary: `Words: ${script}`,
      caption: joinCaption(hook, hashtagsFrom(['languages', 'learnlanguages', said.replaceAll(' ', '')])),
      script,
      description: script,
      framework: `languages-${said.toLowerCase().replaceAll(' ', '-')}`,
      length: 'script',
      sources: [],
    }
  })
}

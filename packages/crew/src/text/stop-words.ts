import { lookupTable } from '@hookreel/film'

/** Small words that are frequent in a language and rare in the others. */
const SMALL_WORDS: Readonly<Record<string, string>> = lookupTable({
  English:
    'the and of to is was that it for are with as his they at be this have from or had by not but what were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into has look two more go see no way could my than first been who its now did get may you our why because every never most only here through',
  German:
    'der die das und ist nicht ein eine einen mit auf für von dem den sich auch es ich wir sie werden wird haben hat aus bei nach wie als oder aber wenn nur noch kann über durch mehr sind war warum weil zum zur im dass',
  Spanish:
    'el los las una que es en por con para del se su más pero como este esta porque cuando muy sin sobre también hay fue son está lo al y sus nos',
  French:
    'le les des une est et dans que qui pour pas sur avec ce cette il elle nous vous sont mais plus comme par au aux du être ont ses leur parce où très',
  Italian:
    'il gli che di è per una con non del della sono come più ma anche nel alla questo quando dei delle lo perché si ha cosa molto',
  Portuguese:
    'os as um uma que é para com não do da em por mais mas como dos das no na se foi ao ele são você porque quando muito também',
  Dutch:
    'het een en van is niet dat met voor op zijn aan ook als maar door naar bij wordt om uit er deze wat heeft worden omdat geen nog',
  Polish:
    'nie się jest na że do jak ale po co za przez tylko są być lub czy jego który która oraz dla ma od tym',
  Turkish:
    'bir ve bu için çok daha ama gibi ne var olarak kadar değil sonra ile en her olan çünkü ya da mi mı nasıl',
  Swedish:
    'och att det som en är av för inte den på till med om ett har de var kan men så från när du vi eller',
  Norwegian:
    'og det som en er av for ikke den på til med om et har de var kan men så fra når du vi eller jeg hvordan bare',
  Danish:
    'og det som en er af for ikke den på til med om et har de var kan men så fra når du vi eller jeg hvordan kun',
  Finnish:
    'ja on ei se että hän oli mutta niin kuin myös kun joka ovat voi tämä olla mitä sen jos vain koska',
  Czech: 'je se na že to ale jako jsou byl pro by nebo při který která jsem tak když už co není',
  Hungarian: 'az egy és hogy nem van ez de is meg csak mint volt vagy már még fel kell ha nincs olyan mert',
  Romanian: 'și nu este în cu că pe la mai din care sunt pentru dar au un o fost ce să se ca prin',
  Indonesian:
    'yang dan di ini itu untuk dengan tidak dari dalam akan pada juga adalah ke karena bisa ada saya kita oleh',
  Vietnamese: 'và của là có không được một cho với các những này người đã trong khi đó để như nhiều',
})
const SMALL = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)
const NONE: ReadonlySet<string> = new Set()

/** The small words of one language; none of a language that is told by its script. */
export const stopWordsOf = (language: string): ReadonlySet<string> =>
  SMALL.find(([name]) => name === language)?.[1] ?? NONE

/** How many words a text has, and how many of them are small words of each language, most first. */
export function countStopWords(text: string): {
  readonly words: number
  readonly hits: readonly { readonly language: string; readonly count: number }[]
} {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = SMALL.map(([language, small]) => ({
    language,
    count: words.filter((word) => small.has(word)).length,
  })).sort((a, b) => b.count - a.count)
  return { words: words.length, hits }
}

/** What a person is drawn as, and who speaks for them. */
export type Gender = 'woman' | 'man'

const MEN = wordsOf(`
  mr sir lord king prince duke baron count father brother uncle pope saint emperor czar tsar sultan shah
  pharaoh colonel general captain major admiral sergeant lieutenant commander marshal

  john james robert michael william david richard joseph thomas charles christopher daniel matthew anthony
  mark donald steven stephen paul andrew joshua kenneth kevin brian george edward edwin ronald timothy
  jason jeffrey ryan jacob gary nicholas eric jonathan larry justin scott brandon benjamin samuel frank
  gregory raymond alexander patrick jack dennis jerry tyler aaron henry peter adam nathan zachary walter
  harold carl karl arthur albert roger joe juan louis philip phillip bruce ralph roy eugene vincent
  russell bobby johnny isaac alan howard fred leonardo pablo ludwig johann wolfgang napoleon julius marcus
  galileo nikola elon steve bill jeff tim tom bob jim mike ben sam dan max leo hans otto fritz ivan boris
  vladimir jose carlos luis miguel antonio pedro jorge mohammed muhammad ahmed ali omar hassan kenji
  hiroshi martin simon harry oliver oscar felix hugo victor theodore abraham ernest winston neil buzz yuri
  chester percy alfred edgar edmund hector jonas lukas emil erik lars nils olaf sven van
`)
const WOMEN = wordsOf(`
  mrs ms miss madam madame dame lady queen princess duchess countess empress mother sister aunt grandma

  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra
  margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura
  sharon cynthia kathleen amy angela shirley anna anne ann brenda pamela emma nicole helen samantha
  katherine catherine christine debra rachel carolyn janet maria heather diane ruth julie julia olivia
  joyce virginia victoria kelly lauren christina joan evelyn judith andrea hannah megan cheryl jacqueline
  martha gloria teresa sara janice marie madison frances kathryn jean abigail alice judy sophia grace
  denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte rose kayla
  alexis lucy clara florence ada nora iris ella eva mia zoe chloe agnes edith rosa frida coco cleopatra
  amelia greta marlene ingrid astrid yuki fatima aisha valentina sally dorothy eleanor harriet jane kate
  molly peggy hedy grete lise mata melita ines nadia olga tatiana svetlana irina elena lena
`)

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** Whether the parts of a name, or one of them, tell a man or a woman: by rank, title or first name; null when nothing tells. */
export function genderOfName(names: readonly string[]): Gender | null {
  const said = names.map((name) => name.toLowerCase().replace(/['’]s$|\W+$/g, ''))
  if (said.some((word) => MEN.has(word))) return 'man'
  return said.some((word) => WOMEN.has(word)) ? 'woman' : null
}

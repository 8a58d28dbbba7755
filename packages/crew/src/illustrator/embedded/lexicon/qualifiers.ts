import { lookupTable } from '@hookreel/film'

/** What a word before a thing says of it. Sizes and praise say nothing that a drawing could deny. */
export type QualifierKind = 'colour' | 'material' | 'age' | 'state' | 'place' | 'other'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const KINDS: Readonly<Record<Exclude<QualifierKind, 'other'>, ReadonlySet<string>>> = {
  colour: new Set(words('red orange yellow green blue purple violet pink brown black white grey gray')),
  material: new Set(
    words(`wooden wood oak pine gold golden silver bronze copper brass steel iron metal stone marble brick concrete clay plastic glass
    paper cardboard leather rubber wool woollen silk cotton crystal porcelain ceramic ice straw bamboo`),
  ),
  age: new Set(
    words(`young baby newborn infant teenage adolescent old older oldest elderly ancient adult medieval prehistoric roman victorian
    antique vintage modern futuristic`),
  ),
  state: new Set(
    words(`broken cracked smashed shattered torn ripped bent crushed damaged ruined rusty rotten mouldy moldy rotting burnt burned burning
    frozen melted melting dead dying wounded stuffed extinct empty full half-full open opened closed locked unlocked raw cooked boiled fried
    roasted baked grilled dried smoked pickled canned sliced chopped mashed peeled unripe wet soaked dirty muddy dusty abandoned sunken
    sinking fallen flooded missing lost stolen fake toy folded unfinished naked bare headless blind sleeping asleep unmade leaking leaky chipped spilled spilt overflowing tangled flying falling stray
    plucked stained crumpled flat deflated invisible crowded lit unlit dark upside-down`),
  ),
  place: new Set(
    words(`morning evening night afternoon midnight summer winter spring autumn christmas birthday monday friday sunday weekend kitchen
    bathroom bedroom attic cellar basement house home garden street city town village school office desk bar hotel airport station family neighbor neighbour
    neighborhood local sea ocean river forest mountain desert country world space`),
  ),
}

/** Which kind of thing a qualifier says. */
export function qualifierKind(word: string): QualifierKind {
  for (const [kind, known] of Object.entries(KINDS)) {
    // The entries are those of KINDS.
    if (known.has(word)) return kind as QualifierKind
  }
  return 'other'
}

/** Colours, and what has the colour of a material: what a drawing can be coloured in. Hue, and shares of saturation and lightness. */
export const TINTS: Readonly<Record<string, readonly [hue: number, saturation: number, lightness: number]>> =
  lookupTable<readonly [hue: number, saturation: number, lightness: number]>({
    red: [2, 0.78, 0.5],
    orange: [26, 0.95, 0.55],
    yellow: [48, 0.9, 0.58],
    green: [130, 0.5, 0.42],
    blue: [214, 0.7, 0.5],
    purple: [275, 0.5, 0.48],
    pink: [336, 0.75, 0.7],
    brown: [24, 0.45, 0.36],
    black: [220, 0.06, 0.14],
    white: [45, 0.08, 0.92],
    grey: [210, 0.05, 0.55],
    wooden: [28, 0.5, 0.45],
    golden: [45, 0.85, 0.55],
    silver: [210, 0.06, 0.75],
    bronze: [30, 0.55, 0.42],
    stone: [35, 0.07, 0.55],
  })

/** Other words for the tints. */
const AS_TINT: Readonly<Record<string, string>> = lookupTable({
  violet: 'purple',
  gray: 'grey',
  wood: 'wooden',
  oak: 'wooden',
  pine: 'wooden',
  gold: 'golden',
  copper: 'bronze',
  brass: 'golden',
  steel: 'grey',
  iron: 'grey',
  metal: 'grey',
  marble: 'white',
  concrete: 'stone',
})

/** The tint that a qualifier asks for, if it is one. */
export function tintOf(word: string): string | null {
  const tint = AS_TINT[word] ?? word
  return tint in TINTS ? tint : null
}

/** What drawings show besides the thing itself, as `drawing: qualifiers that are true of it`. */
const DESCRIBED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `automobile: red modern metal; bus: yellow modern; bucket: blue plastic empty; mouse-trap: wooden empty; crown: gold golden; coin: gold golden metal;
  gold-bars: gold golden; trophy: gold golden; first-place-medal: gold golden; treasure-chest: wooden old open full; door: wooden closed old;
  chair: wooden empty old; bed: wooden empty; wardrobe: wooden closed old; barrel: wooden old; wood: wooden old; ladder: wooden; sailboat: wooden;
  canoe: wooden; viking-ship: wooden old ancient medieval; violin: wooden; hut: wooden straw old abandoned;
  derelict-house: old abandoned empty ruined dark broken; house: empty dark old wooden; castle: stone old medieval ancient; pyramid: stone old ancient;
  classical-building: stone old ancient roman marble; moai: stone old ancient; brick: brick red; rock: stone grey; black-bird: black adult old;
  black-cat: black adult; cat: adult orange; dog: brown adult; tomato: red ripe; red-apple: red; strawberry: red ripe; cherries: red; rose: red;
  banana: yellow ripe; lemon: yellow; tangerine: orange; pumpkin: orange; carrot: orange; avocado: green half open; cucumber: green; broccoli: green;
  herb: green; evergreen-tree: green old; tree: green old oak; dead-tree: dead dry bare leafless old; leafless-tree: dead dry bare leafless old;
  candle: lit burning wax; fire: burning hot orange; lantern: old lit metal; old-key: old metal rusty bronze; key: metal golden;
  locked: locked closed metal golden; hourglass-done: glass; glass-of-water: full glass; tumbler-glass: glass; wine-glass: glass full red;
  beer-mug: glass full; hot-beverage: hot white full; baguette-bread: baked; bread: baked fresh; egg: white raw; cooking: fried cooked;
  poultry-leg: roasted fried cooked; hot-dog: cooked; bacon: fried; envelope: white paper closed sealed; newspaper: paper folded old;
  scroll: old ancient paper; page-facing-up: white paper; roll-of-paper: paper white; closed-book: closed red; open-book: open; books: old;
  package: cardboard closed; teddy-bear: stuffed toy brown; nesting-dolls: wooden toy; locomotive: old black iron steam;
  mantelpiece-clock: old wooden vintage; telephone: old red; radio: old; film-projector: old; older-person: old older elderly; baby: newborn young;
  child: young; bone: white dry old; skull: white dead bare; skeleton: dead white bare; ice: frozen cold; snowflake: frozen cold white;
  snowman: white frozen; shipwreck: sunken old broken wooden abandoned; polar-bear: white adult; swan: white adult; dove: white;
  elephant: grey gray old adult; fox: red orange adult; brown-bear: brown adult; wolf: grey gray adult; rabbit: white grey gray; rat: grey gray brown; mouse: grey gray white;
  sheep: white adult; goat: white adult; rooster: red; chicken: white; horse: brown adult; deer: brown adult; monkey: brown; squirrel: brown red grey; eagle: bald brown; shark: white great grey;
  whale: blue; panda: black white; penguin: black white; bat: black brown; spider: black; ant: black red; snake: green; turtle: green; owl: brown; spouting-whale: blue old; frog: green; crocodile: green; pig: pink; flamingo: pink; lobster: red; crab: red;
  red-heart: red; broken-heart: broken red; wilted-flower: dead dry wilted; fallen-leaf: fallen dead dry brown; maple-leaf: red; seedling: young green;
  hatching-chick: young newborn baby yellow; baby-chick: young baby yellow; sun: hot yellow; moon: full white; mars: red; sports-shoe: white;
  jeans: blue; fire-engine: red; helicopter: flying; airplane: flying white; rocket: flying white; police-car: blue; tractor: green;
  world-map: old paper; wilted-rose: dead; spider-web: old; high-heeled-shoe: red; wallet: leather brown full; briefcase: leather brown closed;
  handbag: leather; hammer: metal; nut-and-bolt: metal steel; chains: metal iron steel; anchor: metal iron; shield: metal old;
  teacup: white full porcelain ceramic; drinking-glass: glass empty; glass-bottle: glass green old; water-bottle: plastic full; bowl: empty clay ceramic red wooden; saucepan: metal steel; kettle: red metal;
  frying-pan: iron metal black empty; slice-of-toast: burnt buttered; dough: raw white; curtains: red closed open; carpet: red old; pillow: white; roof: red; picket-fence: white wooden; garden-gate: iron metal closed old;
  elevator-doors: open; rocking-chair: wooden wood old empty; bar-stool: wooden; bench: wooden wood empty; iron-nail: iron metal steel; crate: wooden wood closed; handcart: wooden wood old; wheelbarrow: full green;
  sack: full brown; flower-pot: clay empty; barn: red wooden old; cannon: iron metal old; lawn-mower: red; leaking-pipe: leaking leaky metal broken; water-pipe: metal steel; light-switch: white plastic; jeans-pocket: blue denim;
  jam-jar: glass full; package: cardboard brown closed; typewriter: old vintage antique; sewing-machine: old vintage antique; doll: old; straw-bale: dry; mower: red; cave: dark; tunnel: dark; table-lamp: lit; clothes-hanger: wooden;
  soil: dry wet fresh loose moist; cleaning-cloth: soft damp clean wet dry; barrel: wooden oak wood old; grass: green; leaf-fluttering-in-wind: green; broken-egg: raw;
  stone-column: marble white old greek; stone-tower: old medieval; long-hair: long brown; brick-wall: red; paper-bag: brown; living-cell: living; piggy-bank: pink full; bowl-of-fruit: fresh;
  seeds: small; sheet-of-paper: blank white; chessboard: wooden; galleon: wooden old; viking-ship: wooden old; trojan-horse: wooden; palace: royal old; coil-of-cable: long; market-stall: weekly;
  crossed-swords: metal steel old; axe: metal old; statue-of-liberty: green copper`
    .split(/;\s+/)
    .map((entry) => entry.split(': '))
    .map(([drawing = '', told = '']) => [drawing, new Set(words(told))]),
)

/** Whether a drawing shows what a qualifier says: by its name, or by what is known of it. */
export function isDescribedBy(drawing: string, word: string): boolean {
  return drawing.split(/[-~]/).includes(word) || (DESCRIBED.get(drawing)?.has(word) ?? false)
}

/** Kinds of things that are named without an article: what one eats, drinks, wears, burns, and the weather. */
const MASS =
  /^(?:dough|flour|toast|ketchup|cinnamon|hay|bamboo|lavender|glue|toothpaste|perfume|underwear|sourdough|water|snow|rain|ice|fog|sand|salt|sugar|honey|bread|butter|cheese|milk|wine|beer|coffee|tea|rice|pasta|meat|chocolate|garlic|lightning|fire|smoke|gold|money|cash|music|blood|skin|food|wood|grass|soap|paper|soil|mud|oil|electricity|radio|television|wi-?fi|internet|space|breakfast|lunch|dinner|coral|bacon|chess|football|tennis|basketball|dna|caffeine|espresso|thunder|wind|fungi|bacteria|cattle|sheep|fish|deer|people|software|research)$/

/** Whether a word names what is not counted. */
export function isMass(word: string): boolean {
  return MASS.test(word)
}

import type { Token } from '../../../text/parse-sentence.ts'
import { singular, type Candidate } from './find-subjects.ts'

/** Other everyday names of what a drawing shows; a drawing's own name needs no line. What only goes with it ("blink": an eye) is none. */
const ALSO = `
potted-plant houseplant plant; fire flame bonfire campfire; dog puppy; cat kitten; cow cattle calf; ewe sheep lamb; donkey mule; rhinoceros rhino;
hippopotamus hippo; rabbit bunny hare; mouse mice; dove pigeon; goose geese; chicken hen; turtle tortoise; crocodile alligator; t-rex dinosaur tyrannosaurus;
sauropod brontosaurus; honeybee bee; crow raven; seagull gull; wasp hornet; wolf wolves; octopus tentacle; microbe bacteria germ; frying-pan skillet;
flour-bag flour; ketchup-bottle ketchup; tea-bag teabag; pea-pod pea; jam-jar jam; bento-box bento; carpet rug; shelf shelves bookshelf; elevator-doors elevator;
hair-dryer hairdryer; briefs underwear; straw-bale hay; handcart cart; automobile car; locomotive train; delivery-truck lorry; bicycle bike; motorcycle motorbike;
airplane plane aircraft jet airliner flight airline; airplane-departure takeoff; sailboat boat yacht; canoe kayak; luggage suitcase baggage; mobile-phone smartphone iphone screen;
laptop screen; desktop-computer screen; television tv screen; lizard gecko; spouting-whale humpback; notebook logbook; e-mail email; envelope letter;
hot-beverage coffee tea; bread loaf; cheese-wedge cheese; honey-pot honey; sugar-cubes sugar; spaghetti pasta; steaming-bowl ramen noodle; hamburger burger;
cookie biscuit; doughnut donut; chocolate-bar chocolate; tangerine orange; headstone gravestone tombstone grave; coffin casket; scroll parchment; money-bag money;
gold-bars gold; house cottage; tooth teeth; foot feet; stopwatch timer; flexed-biceps muscle; stairs staircase; couch-and-lamp couch sofa; coat jacket;
jeans trousers pants; running-shoe sneaker; gem-stone diamond jewel; musical-keyboard piano; light-bulb lightbulb; flashlight torch; cyclone hurricane typhoon;
cloud-with-rain downpour; cloud-with-snow blizzard; cloud-with-lightning-and-rain storm thunder thunderstorm; locked lock padlock; package box parcel;
rocket spaceship spacecraft; flying-saucer ufo; meteor meteorite; castle fortress; ghost spirit phantom; treasure-chest treasure; jupiter planet; galaxy way;
crossed-swords sword; fridge refrigerator freezer; spiral-calendar calendar; nest-with-eggs nest; leafy-green lettuce spinach kale; wrapped-gift present;
beer-mug beer; wine-glass wine; tumbler-glass whiskey; cigarette tobacco; oven stove; clapper-board film movie; framed-picture portrait painting;
studio-microphone microphone; security-camera cctv; christmas-tree christmas; oncoming-fist fist; adhesive-bandage bandage; playing-cards card; ring-buoy lifebuoy;
seedling sprout sapling; rock stone boulder; soil topsoil dirt; dandelion weed; aloe-vera aloe; venus-flytrap flytrap; long-hair hair; shoulders neck;
broken-egg yolk; gravy-boat sauce; mayonnaise-jar mayo mayonnaise; vanilla-orchid vanilla; gummy-bear gummy;
soda-can drink; teacup-without-handle tea matcha; stuffed-flatbread kebab doner gyro; shallow-pan-of-food paella; cooking-oil oil; cleaning-cloth rag dishcloth;
laundry-basket laundry; detergent powder; coil-of-cable wire cord cable; dog-leash leash; fuse-box breaker; matches matchbox matchstick; origami-crane origami;
paper-airplane plane; ink-bottle ink quill inkwell; hand-puppet puppet; lego-brick lego; domino-tiles domino; chessboard chess;
name-badge tag; air-conditioner conditioning; smoke-detector alarm; wi-fi-signal wi-fi wifi; radar-screen radar; gramophone phonograph; hard-drive disk hdd;
mri-scanner mri; brake-disc brake pad; grinning-face smiley emoji; piggy-bank savings; step-pyramid itza; leaning-tower pisa; colosseum coliseum;
viking-ship longship; galleon ship; plague-mask doctor; zeppelin airship hindenburg; army-tank tank; buddha-statue buddha; diya-lamp diya; alien extraterrestrial;
firefly bug; falcon hawk peregrine; hammerhead-shark hammerhead; tardigrade bear; praying-mantis mantis mantises; termite-mound termite;
saber-toothed-cat tooth tiger smilodon; living-cell cell; prayer-beads rosary; house-for-sale sign; resume cv;
pill aspirin antibiotic vitamin painkiller medication melatonin; syringe vaccine injection; memo essay homework exam worksheet; clipboard checklist;
high-voltage electricity; cut-of-meat steak beef; t-shirt clothes; candy sweets; cup-with-straw soda milkshake smoothie; dumbbell barbell kettlebell;
motorway highway; beach-with-umbrella beach seaside; leaf-fluttering-in-wind leaf; pot-of-food pot soup stew; blossom flower; knot rope;
wheel tire tyre; hot-pepper chili; prison-bars prison jail; spoon teaspoon tablespoon; wastebasket trash garbage; ox bull;
bowl-with-spoon yogurt cereal oatmeal porridge; ginger-root ginger; coral reef; oyster pearl; fork-and-knife fork; metro subway; sheaf-of-rice wheat;
soccer-ball soccer football; books novel; musical-notes music song melody; water-wave sea ocean; houses village; skyline city metropolis downtown;
paint-can paint; pepper-mill pepper peppercorn; whipped-cream cream; stone-column pillar; market-stall market bazaar; clay-tablet cuneiform; shop store boutique;
photo photograph snapshot; barrel cask; womans-hat hat; admission-tickets ticket; love-you-gesture language; neuron nerve; stone-tower watchtower; grass lawn; pterosaur pterodactyl pteranodon; antelope gazelle; jack-o-lantern pumpkin;
certificate diploma; coupon voucher; blackboard chalkboard; care-label tag symbol; conveyor-belt conveyor line; warship battleship destroyer;
cash-machine atm dispenser; radio-tower mast antenna transmitter; oil-pump well pumpjack; stone-arch archway; crib cradle bed; wall-tiles grout;
street-lamp lamppost streetlight post light; doorknob knob; maze labyrinth; cotton-swabs bud q-tip; jug pitcher; baking-sheet tray pan;
picnic-basket picnic; chickpeas garbanzo; omelet omelette; lasagna lasagne; tusks ivory; ice-hockey puck;
alphabet-letters alphabet letter vowel consonant; digits numeral; circle-shape circle; triangle-shape triangle; credit-card card; recipe-card recipe;
phone-with-apps app; text-message text message; code-on-screen code; password-field password; poison-bottle poison; medicine-bottle medicine;
stage theater theatre; forest woodland; setting-sun sunset sunrise; index-pointing-up finger; toys toy; wood-screw screw;
atom-symbol atom electron; dna gene; notebook-with-decorative-cover diary journal; bathtub bath; fork-and-knife-with-plate meal dinner lunch;
snow-capped-mountain peak; lady-beetle ladybug ladybird; blowfish pufferfish; faucet tap; wind-face wind;
breakfast-plate breakfast; nuclear-plant reactor; car-pedals accelerator; newspaper news; classical-building temple`
const NAMES = new Map(
  ALSO.trim()
    .split(/;\s*/)
    .map((line): [string, ReadonlySet<string>] => {
      const [drawing = '', ...names] = line.split(' ')
      return [drawing, new Set(names)]
    }),
)

/**
 * Whether a sentence says what the drawing shows: by the last word of the drawing's name ("frying pan", "pan") or by another name of
 * the same thing. Strangers found 6 % of such drawings wrong, and 25 % of those that stand for what goes with their word: an eye for
 * a blink, a rod for a fishing boat.
 */
export function isOwnName({ concept, at, length, isCalled }: Candidate, tokens: readonly Token[]): boolean {
  if (isCalled) return true
  const [drawing = ''] = concept.subject.split('~')
  const own = singular(drawing.split('-').at(-1) ?? '')
  const also = NAMES.get(drawing)
  return tokens.slice(at, at + length).some(({ normal, root, part }) => {
    if (part === 'verb' && length === 1) return false
    return [normal, root, singular(normal)].some((word) => singular(word) === own || also?.has(word))
  })
}

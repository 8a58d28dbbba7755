import type { Region } from './regions.ts'

/**
 * What a drawing visibly is beyond its name: it is not shown where its film or its sentence says another kind. Strangers and a blind count
 * of 423 drawn scenes found this in most wrong pictures: a loaf from a tin in Pompeii, sewing needles for knitting, a flat screen in 1971.
 */
export type VisibleKind = {
  /** The first year in which such a thing was seen. */
  readonly since: number
  /** The part of the world that it is plainly of; null where it may stand anywhere. */
  readonly region: Region | null
  /** Words by which another kind of the same thing is said. */
  readonly others: ReadonlySet<string>
}

/** The first year of what is seen, in groups: `year: drawings`; of places, too. */
const SINCE = `
1500: poem door fork-and-knife chess-pawn playing-cards violin galleon printing-press palace chessboard sheet-of-paper plague-mask passport mayonnaise-jar open-book closed-book
1600: telescope bottle-with-popping-cork glass-bottle drinking-glass wine-glass hourglass-not-done curtains paper-bag soy-sauce pirate-flag
1700: stage chandelier balcony covered-wagon newspaper hot-beverage teapot teacup mantelpiece-clock pencil eraser umbrella croissant balloon musical-keyboard guillotine hand-puppet
1800: patent museum recipe-card notebook-with-decorative-cover wedding-dress certificate blackboard street-lamp hand-pump hinge picnic-basket doorknob hammer wrench screwdriver coat bank necktie top-hat clipboard garden-hose violin saxophone carousel-horse bread shirt-button iron-nail matches origami-crane first-aid-kit gramophone shop paint-can seeds maple-syrup business-suit pepper-mill label puzzle-piece
1840: poison-bottle wood-screw telegram greeting-card propeller wire-coil pressure-gauge valve jug bullet envelope postage-stamp factory locomotive houses house-with-garden stopwatch sewing-machine canned-food circus-tent chocolate-bar railway-track bicycle-pump safety-pin clinking-glasses
1880: alphabet-letters kitchen-sink postcard warship film-reel drinking-straws jeans toilet light-bulb statue-of-liberty alarm-clock hotel bicycle bathtub beer-mug typewriter postbox faucet ferris-wheel fountain-pen basketball ice-cream big-ben eiffel-tower brake-disc dental-floss domino-tiles cash-register zeppelin paper-airplane resume beach-with-umbrella goal-net boxing-glove
1900: toys flood conveyor-belt crib baking-sheet cork coupon room kitchen street city office-building office-worker high-voltage electric-plug file-cabinet money-with-wings dollar-banknote package syringe school table-lamp light-switch briefcase lollipop stethoscope pill x-ray radiator kettle paperclip hot-dog stadium teddy-bear electric-fan tube-of-toothpaste american-football ice-hockey battery crayon skyline aluminum-foil coil-of-cable paint-roller swimming-pool wedding film-projector film-frames movie-camera oil-drum loudspeaker telephone-receiver
1920: earthquake skyscraper radio-tower cotton-swabs oil-pump watch vertical-traffic-light steering-wheel zipper sunglasses stop-sign parachute army-tank moka-pot french-press speedometer car-battery round-pushpin
1930: car-pedals breakfast-plate magazine scoreboard road-sign roll-of-tape telephone clapper-board shopping-cart ship fire-extinguisher adhesive-bandage bikini radar-screen neon-sign vinyl-record air-conditioner fuse-box
1945: seat medicine-bottle sleeping-bag vending-machine espresso-machine thermostat care-label helicopter rocket robot t-shirt radio television camera camera-with-flash shopping-bags motorway fridge flashlight fuel-pump tractor oven shower toaster vacuum-cleaner elevator-doors hamburger french-fries blender hospital toothbrush motorcycle motor-scooter department-store spiral-notepad high-heeled-shoe wheel studio-microphone mushroom-cloud photo spray-bottle rubber-gloves laundry-basket detergent traffic-cone lego-brick soda-can yoga-mat contact-lens camera-lens identification-card
1957: tumble-dryer nuclear-plant laser space-capsule space-probe satellite satellite-antenna astronaut airplane airplane-departure airplane-arrival submarine passenger-ship washing-machine lawn-mower hair-dryer bullet-train metro tram flying-disc skateboard lotion-bottle power-drill solar-panel hard-drive ferry
1970: referee-cards remote-control cash-machine sticker mars-rover bus minibus fire-engine ambulance video-camera running-shoe running-shirt backpack headphone credit-card soccer-ball microwave computer-chip dishwasher takeout-box water-bottle luggage convenience-store articulated-lorry pickup-truck bicycle-helmet baby-bottle stroller barcode smoke-detector litter-box rubiks-cube mri-scanner pause-button
1985: code-on-screen password-field automobile taxi police-car delivery-truck racing-car sport-utility-vehicle keyboard video-game printer security-camera sticky-note floppy-disk joystick optical-disk videocassette fax-machine calculator computer-mouse wi-fi-signal name-badge
2000: text-message desktop-computer laptop server-rack e-mail euro-banknote wifi-router kick-scooter wind-turbine globe-with-meridians qr-code drone
2007: phone-with-apps mobile-phone ring-light air-fryer grinning-face`

/** What is plainly of one part of the world: `region: drawings`. */
const OF_REGIONS = `
west: museum flood house house-with-garden houses church castle barn log-cabin picket-fence garden-gate headstone coffin school postbox fireplace bagel pretzel roller-coaster hotel christmas-tree palace shop windmill stone-tower wedding
greece and rome: classical-building amphora stone-column
east asia: japanese-castle shinto-shrine tokyo-tower mount-fuji kimono lantern bento-box rice-ball dumpling takeout-box steaming-bowl martial-arts-uniform ninja sushi dragon teacup-without-handle moon-cake red-envelope
south asia: auto-rickshaw sari curry-rice
middle east: mosque falafel
egypt: pyramid mummy sphinx
north america: statue-of-liberty american-football baseball dollar-banknote
latin america: taco burrito`

export const BIRDS =
  'swift swallow sparrow eagle hawk falcon osprey owl crow raven rook magpie jackdaw heron stork crane gull seagull albatross puffin penguin pelican cormorant ostrich emu kiwi duck goose swan hen chicken rooster turkey pheasant pigeon dove parrot macaw budgie cockatoo hummingbird kingfisher woodpecker robin blackbird nightingale wren finch tern condor vulture flamingo ibis kestrel cuckoo'
export const FISHES =
  'salmon tuna cod herring eel trout pike carp shark ray sardine anchovy anglerfish pufferfish seahorse clownfish goldfish sturgeon catfish piranha lungfish'

/** Words of another kind: `drawings: words`. A drawing's own kind is in its name or its looks. */
const OTHERS = `
bird hatching-chick: ${BIRDS}
fish tropical-fish: ${FISHES}
egg cooking: fish frog insect spider dinosaur turtle crocodile ostrich caviar
sewing-needle: knit knitting knitted crochet syringe injection pine acupuncture compass record vinyl tattoo
beans: coffee cocoa vanilla jelly soy espresso
bread: baguette pita naan rye roman medieval pompeii unleavened crumb bagel bun
chocolate-bar: hot drink drank mug cake cookie fondue milkshake brownie
custard pie: tart meat shepherd
birthday-cake: wedding cheesecake carrot pancake fruitcake rice
cooked-rice: paddy raw grain field uncooked rinse
waterfall: stone petrified frozen dry
river: canal underground frozen dry
hammer: thor mjolnir gavel sledgehammer judge war hammock mallet
passenger-ship: ferry canal cargo container
ship: pirate viking sailing galleon wooden space longship caravel tall
sailboat: fishing motor rowing rowboat cargo tanker container ferry narrowboat canal houseboat lifeboat steam
bridge: stone wooden rope footbridge covered roman arch
mountain: hill trash garbage laundry paperwork dishes
snow-capped-mountain: hill desert terrace rice vineyard
desert-island: scottish scotland irish ireland british britain english england icelandic iceland norwegian norway swedish finnish danish faroe greenland japanese japan manhattan lighthouse volcanic arctic antarctic alaska winter snow cold foggy traffic
skeleton: reptile dinosaur whale fish animal mammoth horse snake bird dolphin fossil bat cat dog
shrimp: mantis pistol brine fairy
molecule: water ice oxygen hydrogen carbon protein salt plastic sugar caffeine fat
microbe: virus viral blood neuron
drop-of-blood: octopus squid crab insect blue green white
mobile-phone: handset landline rotary payphone booth switchboard operator telegraph
desktop-computer: mainframe punch laptop
telephone: smartphone mobile cell
bell: collar doorbell bicycle bike cow sleigh diving
door: labyrinth revolving
garden-gate: torii orange city airport starting lock
shelf: plant houseplant spice supermarket store grocery pantry fridge continental
gold-bars: ring dust leaf nugget coin medal tooth thread circuit phone electronics necklace mine
crossed-swords: samurai katana lightsaber
military-helmet plumed-helmet: bike bicycle motorcycle cycling
locked: canal hair combination
table-lamp: street oil lava anglerfish ceiling lighthouse floor
lantern: camping oil railway hurricane gas magic
light-bulb: street neon candle fluorescent
landslide: snow snowball ski avalanche debt
running-shoe: boot heel slipper sandal leather snow horse ballet clog
mans-shoe: running sneaker heel slipper sandal ballet
top-hat: cap beanie straw cowboy helmet fedora beret baseball
wine-glass: champagne sparkling
tumbler-glass: water juice milk lemonade
hot-beverage: iced beans
teacup: iced bubble
cherry-blossom: apple almond orange peach plum
evergreen-tree: oak birch maple palm beech willow apple
tree: pine fir spruce palm bonsai christmas cactus sequoia redwood
palm-tree: oak pine
red-apple: green
locomotive: bullet metro subway high-speed electric toy mail
bullet-train metro: steam
dollar-banknote money-bag: euro euros pound yen rupee franc peso krona
euro-banknote: dollar dollars pound yen rupee
camera camera-with-flash: security speed webcam surveillance phone
handcart: shopping golf
building-construction: bird
tent camping: circus
mouse: computer click
guitar: electric bass
mantelpiece-clock: atomic digital
turtle: sea
performing-arts: gas oxygen death diving surgical rubber
key: piano
star: movie little small smallest tiny twinkle twinkling wish wishing bedtime north pole
ship: spaceship
beach-with-umbrella: turtle night war fighting invasion soldiers normandy dunkirk landings d-day cold black
fountain-pen: ballpoint bic marker felt epipen insulin
wedding: thor viking norse myth gods ancient roman
blossom: corpse rose tulip orchid lotus lavender cherry poppy daisy peony hydrangea lily cactus banana cotton sunflower vanilla
crystals: sugar salt ice snow honey caramel frost
stone-tower: airport crew radio water control cooling television cell bell clock leaning babel tokyo skyscraper office eiffel london pisa steel tallest transmission
palm-tree dandelion: yellow
seeds: sunflower pumpkin poppy sesame avocado coconut cotton apple acorn mustard
grass: sea lemon seagrass bamboo wheat
skyline: medieval roman ancient lost sunken atlantis venice tent
shop: coffee barber online pet gift
photo: space satellite x-ray hubble negative film
passport: vaccine
market-stall: stock job black flea housing super bull bear fish slave labor
bowl-of-fruit: durian star dragon passion jack forbidden flies fly bat bats fig monk citrus kiwi mango banana
paper-bag: tea sleeping plastic air trash punching bean sand hand body mixed wind golf money packing travel school gym doggy garbage ice freezer duffel back shoulder hospital diaper
paint-can: oil face body war cave spray lead acrylic watercolor watercolors nail artist canvas
barrel: oil gun rain
whipped-cream: ice sun skin hand face shaving sour cold anti moisturizing butter cheese rash
stage: greek roman ancient amphitheater amphitheatre globe shakespeare
museum: louvre guggenheim science war wax underwater vasa
recipe-card: babylon sumer byzantine roman equations alchemy
forest: elephant wombat orangutan gorilla sloth toucan rainforest tropical bamboo kelp mangrove petrified palm sundarbans jungle amazon
scrub-brush: painting watercolor watercolors calligraphy
fossil: dinosaur velociraptor triceratops tyrannosaurus trilobite lucy mammoth
poison-bottle: firefly fireflies frog snake spider pufferfish mushroom
ice-hockey: underwater
notebook-with-decorative-cover: roman emperor pyramid
setting-sun: astronaut space orbit
breakfast-plate: tokyo cat dog japan china korea india turkey mexico vietnam cereal oatmeal pancake waffle hummus ramen
nuclear-plant: chernobyl fukushima oklo
valley: origami psalm silicon death rift indus nile kings
fork-and-knife-with-plate: medieval frog chopsticks sloth lemur cat kitten dog puppy snake shark lion spider owl vulture eagle
warship: vasa wooden sails sailing trireme galley oars submarine spanish armada sweden swedish
loom: jacquard steam power
stone-arch: rock natural steel
dome: glass golden red blue florence pantheon brunelleschi jerusalem
toys: cat dog puppy kitten collie parrot hamster wars tin doll
valve: radiator
drinking-straws: butterfly moth mosquito
plow: ski snow
iron-cage: budgie parrot canary hamster rabbit guinea bird
hill: workout treadmill
laser: wars printer
poem: sumer babylon mesopotamia
alphabet-letters: hangul hebrew arabic cuneiform
jug: milk clay wine beer
bullet: musket cannon
covered-wagon: circus train railway fire
soccer-ball: tennis golf rugby basketball baseball bowling snow cricket meat`

const NONE: VisibleKind = { since: 0, region: null, others: new Set() }
const KINDS: ReadonlyMap<string, VisibleKind> = readKinds()

function readKinds(): ReadonlyMap<string, VisibleKind> {
  const kinds = new Map<string, VisibleKind>()
  const put = (drawing: string, told: Partial<VisibleKind>) =>
    kinds.set(drawing, { ...(kinds.get(drawing) ?? NONE), ...told })
  for (const [year, drawings] of linesOf(SINCE))
    for (const drawing of drawings) put(drawing, { since: Number(year) })
  for (const [region, drawings] of linesOf(OF_REGIONS))
    // The names before the colons are regions.
    for (const drawing of drawings) put(drawing, { region: region as Region })
  for (const [drawings, others] of linesOf(OTHERS))
    for (const drawing of drawings.split(' ')) put(drawing, { others: new Set(others) })
  return kinds
}

function linesOf(table: string): (readonly [string, readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', tail = ''] = line.split(': ')
      return [head, tail.split(' ')] as const
    })
}

/** What a drawing visibly is. */
export function visibleKind(drawing: string): VisibleKind {
  return KINDS.get(drawing.split('~')[0] ?? '') ?? NONE
}

/** All drawings of which it is told. Tests ask. */
export const TOLD_KINDS: readonly string[] = [...KINDS.keys()]

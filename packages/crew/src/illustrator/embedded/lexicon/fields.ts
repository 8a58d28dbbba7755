import { ANIMALS } from './animals.ts'
import { BODY } from './body.ts'
import type { Concept } from './concept.ts'
import { NATURE } from './nature.ts'
import { TECHNOLOGY } from './technology.ts'

/** What a film is about as a whole; null when its words tell nothing. */
export type Field =
  | 'space'
  | 'body'
  | 'sea'
  | 'work'
  | 'history'
  | 'animals'
  | 'money'
  | 'food'
  | 'mind'
  | 'technology'
  | 'story'
  | 'travel'
  | 'nature'
  | 'sport'
  | 'music'
  | 'law'
  | 'family'
  | 'building'
  | 'cars'
  | 'garden'
  | 'language'
  | 'fashion'
  | 'art'
  | 'screen'

/** The words that tell what a film is about. */
const FIELD_WORDS: Record<Field, RegExp> = {
  space:
    /\b(?:(?<!(?:parking|office|storage|living|personal|safe|empty|just the|white|blank|free|counter|shelf|disk|head|breathing|closet|floor|work|a) )space|spacewalk\w*|zero gravity|cosmonauts?|universe|galax\w+|planets?|orbit\w*|cosm\w+|interstellar|solar system|astronom\w+|astronauts?|light.years?|moons?|stars?|mars|jupiter|saturn|venus|neptune|uranus|mercury|pluto|black holes?|nasa|rockets?|supernova\w*|comets?|asteroids?|gravity|telescopes?|spacecraft|nebula\w*)\b/gi,
  body: /\b(?:body|brain|blood|bones?|skin|lungs?|muscles?|nerves?|hair|cells?|stomach|gut|liver|kidneys?|hearts?|immune|hormones?|sleep|digest\w*|organs?|heal\w*|wounds?|vitamins?|oxygen|pulse|calories|teeth|doctors?|sugar spike|goosebumps|hiccups|yawn\w*|sneez\w*|sweat\w*|medicines?|pills?|pharmacists?|antibiotics?|painkillers?|clinics?|hospitals?|patients?|surge(?:ry|ons?)|tattoos?|neck|spine|shoulders?|tongue|fever|virus\w*|bacteria|allerg\w*|hangover|exercise|posture|diet\w*|calorie\w*|stop eating|weight loss|fasting|breath\w*|joints?|knees?|eyes?|ears?|nose|headaches?|genes?|dna)\b/gi,
  sea: /\b(?:seas?|oceans?|underwater|whales?|sharks?|octopus\w*|reefs?|coral|fish|anglerfish|waves?|tides?|deep sea|squid|jellyfish|dolphins?|shore|currents?|salt water|salty|clownfish|anemone|seahorses?|starfish|plankton|submarines?|lagoon|divers?|crew|ships?|sailors?|cargo|lifeboats?)\b/gi,
  work: /\b(?:productiv\w+|to-do|tasks?|habits?|focus\w*|deadlines?|procrastinat\w+|multitask\w*|single-task\w*|routines?|emails?|meetings?|motivation|discipline|distract\w+|interruption|schedule|calendar|inbox|goals?|office|deep work|pages|study|studying|busy|books?|minute rule|two-minute|to-do list|lists?|overwhelm\w*|organi[sz]\w+|planner|efficien\w+|time management|burnout|quit|notes?|perfectionis\w+)\b/gi,
  history:
    /\b(?:ancient|empires?|emperors?|rome|romans?|greeks?|greece|temples?|ruins|medieval|pharaohs?|centur(?:y|ies)|tombs?|kingdoms?|kings?|queens?|vikings?|pyramids?|egypt\w*|bronze age|stone age|war|wars|battles?|thrones?|army|armies|castles?|knights?|plague|history|pompeii|caesar|armou?r|crusad\w+|mongols?|aztecs?|samurai|crops|cleopatra|london|mayor|trench\w*|revolution|napoleon|columbus|explorers?|inca|maya|mummies|mummy|gladiators?|baker(?:y|ies) on|renaissance|tudor|plague doctors?|mask|pirates?|black death|victorian|world war|soldiers?|legion\w*|(?:in|since|until) (?:the year )?\d{3,4})\b/gi,
  animals:
    /\b(?:animals?|species|cats?|dogs?|wolf|wolves|birds?|crows?|elephants?|penguins?|lions?|tigers?|bears?|bees?|ants?|spiders?|snakes?|frogs?|insects?|predators?|prey|deer|beavers?|owls?|horses?|feathers?|paws?|tails?|herd|zoo|octopus\w*|sloths?|bats?|parrots?|eagles?|monkeys?|apes?|gorillas?|cows?|swifts?|fur|sheep|goats?|pigs?|chickens?|rabbits?|foxes|fox|squirrels?|turtles?|crocodiles?|hippos?|giraffes?|zebras?|camels?|butterfl\w+|caterpillars?|pets?|puppy|puppies|kittens?|nests?|creatures?|mates?|mammals?|camouflage)\b/gi,
  money:
    /\b(?:money|dollars?|banks?|debts?|salary|salaries|wages?|invest\w*|interest|inflation|prices?|stocks?|market|budget|rich|poor|broke|loans?|savings?|cash|credit|mortgage|fees|traders?|tax\w*|income|economy|wealth\w*|fortune|billion|millionaires?|euros?|rent|spend\w*|spent|costs?|pay\w*|paid|afford\w*|worth|statement|subscriptions?|expens\w+|raise|cheap\w*|retire\w*|bills?|currency|coins?|casinos?|gambl\w*|poker|slot machines?|winning|lottery|shopping|startups?|investors?|customers?|venture|pitch|sales|marketing|companies|company|brands?|business\w*|entrepreneurs?)\b/gi,
  food: /\b(?:cook\w*|pasta|spaghetti|kitchen|recipes?|bake\w*|salt|sauce|pan|steak|meat|onions?|tomato\w*|food|spices?|knife|oven|flavou?rs?|taste\w*|eggs?|bread|cheese|chocolate|cookies?|rice|soup|dough|butter|chefs?|pepper|noodles|eat|ate|pizza|garlic|vegetables?|sugar|restaurants?|yeast|flour|knead\w*|dishes|boil\w*|fry\w*|fried|roast\w*|grill\w*|lemon|honey|milk|ice cream|burgers?|sushi|curry|ingredients?|hungry|breakfast|lunch|dinner)\b/gi,
  mind: /\b(?:psycholog\w+|mind|brain|procrastinat\w+|anxi\w+|fear|emotions?|feelings?|behaviou?r|memor(?:y|ies)|bias\w*|effect|decisions?|choices?|choice|liars?|lie|rejection|trust|confidence|stress|happiness|regret|personality|trick\w*|perfect|paradox|strangers?|attention|hurts?|remember\w*|embarrass\w*|shame|awkward|joke|feel\w*|people pleas\w+|overthink\w*|therap\w+|self|narcissis\w+|charis\w+|attract\w*|first impressions?|habit|willpower|dopamine|moments?|introverts?|apolog\w+|think\w*|philosoph\w*|moral\w*|ethic\w*|stoic\w*|consciousness|free will|thought experiment|existential\w*)\b/gi,
  technology:
    /\b(?:internet|computers?|phones?|ai|artificial intelligence|software|passwords?|hack\w*|robots?|algorithms?|data|chips?|batter(?:y|ies)|gps|satellites|apps?|wifi|code|programm\w+|cables|technology|laptops?|servers?|digital|machines?|engineers?|electric\w*|bug|two-factor|cloud|messages?|emojis?|pixels?|online|websites?|google|screens?|video games?|invent\w+|designer|smart\w+|chargers?|electricity|turbines?|solar panels?|freezers?|dishwashers?|dryers?|thermostats?|appliances?|drones?|3d|virtual|programs?|users?|email spam|spam|update|device|wireless|bluetooth|camera)\b/gi,
  story:
    /\b(?:(?:i|we|he|she|my \w+) (?:\w+ed|went|came|ran|left|saw|heard|took|found|wouldn['’]t|couldn['’]t|didn['’]t|knew|stood|fell|woke|lay|felt|told)|haunted|ghosts?|lighthouse|keeper|vanish\w*|midnight|graveyard|cursed?|nightmare|horror|phantom|whisper\w*|scream\w*|knock\w*|footsteps|attic|cellar|basement|shadow|logbook|babysitter|hallway|corridor|stranger|locked|creak\w*|candle|the voice|the door|empty chair|clown|doll|mirror|the dark|(?:third|second|last|that|one) night|something (?:\w+ed|was|moved)|(?:house|hotel|hospital|theatre|school|ship|station) story|tapes|the owner|he|she|him|her|hers|my (?:brother|sister|father|mother|grandfather|grandmother|uncle|wife|husband))\b/gi,
  travel:
    /\b(?:travel\w*|trip|border\w*|island|islands|village|country|countries|airport|hotel|passport|tourists?|iceland|japan|italy|tokyo|paris|amazon|sahara|desert|camper|budget|flights?|planes?|airplanes?|window seat|airlines?|trains?|subway|metro|continent|tourist\w*|backpack\w*|hostel|road trip|luggage|visa|jet lag|locals?|beach\w*|view|museum\w*|city|cities|town|on earth)\b/gi,
  nature:
    /\b(?:forests?|trees?|mountains?|deserts?|rivers?|volcano\w*|\w*storms?|heatwaves?|lightning|rain|weather|climate|glaciers?|waterfalls?|jungle|rainforest|flowers?|plants?|earthquakes?|caves?|canyon|hurricanes?|tornado\w*|snow\w*|clouds?|wind|winds|thunder\w*|rainbows?|tsunamis?|avalanche\w*|geysers?|islands?|ice|ice cores?|camping|campsites?|campfires?|tents?|hik\w+|antarctic\w*|south pole|north pole|polar|farms?|farmers?|farming|harvests?|crops?|northern lights|aurora|mushrooms?|fungi|camels|dunes?)\b/gi,
  sport:
    /\b(?:sports?|marathons?|runners?|running|sprint\w*|olymp\w+|athletes?|football|soccer|basketball|tennis|golf|baseball|hockey|rugby|cricket|swimm\w+|boxing|boxers?|referees?|coach(?:es)?|goals?|goalkeepers?|penalt(?:y|ies)|stadiums?|championships?|world cup|league|teams?|players?|medals?|matches|ball|cyclists?|tour de france|gymnast\w*|skiing|skiers?|surf\w*|skateboard\w*|climbers?|gym|workouts?|squats?|push-ups?|pull-ups?|barbells?|dumbbells?|muscles?|fitness|training|trainers?|lifting|cardio|reps|laps?|race|races|record holders?)\b/gi,
  music:
    /\b(?:music\w*|songs?|chords?|melod\w+|guitars?|piano\w*|violin\w*|drums?|drummer|bands?|orchestras?|albums?|singers?|singing|lyrics|beats?|rhythms?|concerts?|symphon\w+|mozart|beethoven|bach|jazz|hip.hop|rap|rappers?|techno|pop|choirs?|tunes?|opera|composers?|vinyl|headphones|playlists?|bass|notes|producers?|dance\w*|dancing|dancers?|ballet|waltz|tango)\b/gi,
  law: /\b(?:laws?|illegal|legal\w*|lawyers?|courts?|judges?|jury|juries|trials?|crimes?|criminals?|prison\w*|jail\w*|polic\w+|sued?|suing|lawsuits?|guilty|verdicts?|evidence|contracts?|patents?|copyright|parliament|congress|constitution|banned|heists?|thie(?:f|ves)|stolen|robber\w*|fraud\w*|scams?|con artist|detectives?|fingerprints?|witness\w*|elections?|votes?|voters?|voting|president|presidents|government\w*)\b/gi,
  family:
    /\b(?:parent\w*|toddlers?|bab(?:y|ies)|kids?|child(?:ren)?|mums?|moms?|dads?|mother\w*|father\w*|tantrums?|bedtime|diapers?|napp(?:y|ies)|siblings?|teenagers?|daughters?|sons?|family|families|marriage\w*|married|marry|couples?|partners?|relationships?|dating|dates?|love|lovers?|divorce\w*|wedding\w*|husbands?|wi(?:fe|ves)|boyfriends?|girlfriends?|break-?ups?|friendships?|arguments?|arguing|school|classrooms?|teachers?|homework|grandparents?|grandma|grandpa)\b/gi,
  building:
    /\b(?:architect\w*|church(?:es)?|spires?|masons?|ceilings?|castles?|staircases?|buildings?|towers?|skyscrapers?|cathedrals?|bridges?|domes?|arch(?:es)?|columns?|facades?|concrete|steel|bricks?|engineers?|tenants?|floors?|plumb\w+|pipes?|leaks?|leaking|gutters?|drill\w*|screws?|screwdrivers?|hammers?|repairs?|renovat\w+|mould|elevators?|construction|foundations?|roofs?|beams?|stilts|scaffold\w*|blueprints?|house design|windows)\b/gi,
  cars: /\b(?:cars?|engines?|tyres?|tires?|brakes?|steering|dashboards?|mechanics?|fuel|petrol|diesel|gearbox|clutch|vehicles?|driv(?:e|es|ing|ers?)|roads?|traffic|highways?|motorway|ferrari|porsche|tesla|toyota|ford|bmw|motorcycles?|motorbikes?|horsepower|coolant|seat ?belts?|airbags?|parking|oil change|garage|trucks?|buses|trains?|railways?|locomotives?)\b/gi,
  garden:
    /\b(?:garden\w*|houseplants?|plants?|soil|compost|seeds?|seedlings?|weeds?|lawns?|prun\w+|tomato plants?|fertili[sz]er\w*|watering|pots?|ferns?|roses?|tulips?|flowers?|bulbs?|hedges?|slugs?|greenhouse|harvest\w*|vegetable patch|bees|roots?|leaf|leaves|mulch|shade|bloom\w*)\b/gi,
  language:
    /\b(?:languages?|words?|grammar|vowels?|consonants?|alphabets?|letters?|translat\w+|dialects?|accents?|sentences?|verbs?|nouns?|speak\w*|spelling|latin|english|german|french|spanish|japanese|chinese|arabic|russian|finnish|finns|pronounc\w+|bilingual|slang|dictionar\w+|vocabulary|fluent|linguist\w*|mother tongue|alphabetical|punctuation|commas?)\b/gi,
  fashion:
    /\b(?:fashion\w*|clothes|clothing|dress(?:es)?|jeans|denim|shirts?|t-shirts?|suits?|shoes?|sneakers?|heels|fabrics?|cotton|wool|silk|leather|tailors?|designers?|outfits?|wardrobes?|trends?|jackets?|coats?|ties|pockets?|zippers?|zips?|buttons?|runway|couture|corsets?|skirts?|trousers|makeup|perfumes?|lipstick|jewell?ery|style|sew\w*|stitch\w*)\b/gi,
  art: /\b(?:art|artists?|painters?|paintings?|portraits?|drawings?|sketch\w*|canvas|masterpieces?|galler(?:y|ies)|sculpt\w+|statues?|mona lisa|van gogh|picasso|da vinci|leonardo|rembrandt|brush\w*|louvre|how to draw|draw)\b/gi,
  screen:
    /\b(?:films?|movies?|cinema\w*|hollywood|directors?|actors?|actress\w*|scenes?|scripts?|studios?|tv|television|sitcoms?|netflix|oscars?|episodes?|video games?|games?|gamers?|levels?|consoles?|playing|cartoons?|animation|pixar|disney)\b/gi,
}

export const FIELDS = Object.keys(FIELD_WORDS) as Field[] // the record's own keys

/** How much a text speaks of a field: by the field's own words. */
export function countField(text: string, field: Field): number {
  const weight = field === 'story' ? 0.6 : 1
  return (text.match(FIELD_WORDS[field])?.length ?? 0) * weight
}

/** Whether a word is one of a field's own. */
export function isOfField(field: Field, word: string): boolean {
  return countField(word, field) > 0
}

/** The field that a drawn thing belongs to, if it is one field's alone. */
export function fieldOf(concept: Concept): Field | null {
  if (concept.environment === 'space') return 'space'
  if (concept.environment === 'kitchen') return 'food'
  if (ANIMALS.includes(concept)) return concept.environment === 'sea' ? 'sea' : 'animals'
  if (BODY.includes(concept)) return 'body'
  if (TECHNOLOGY.includes(concept)) return 'technology'
  if (NATURE.includes(concept)) return 'nature'
  return concept.environment === 'ruins' ? 'history' : null
}

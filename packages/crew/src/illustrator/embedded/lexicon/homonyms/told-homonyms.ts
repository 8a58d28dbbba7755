import type { Homonym } from './household-homonyms.ts'

/** Things of facts whose words name something else as often: a stage of a theatre and of life, a hole that is dug and a black one. */
export const TOLD_HOMONYMS: readonly Homonym[] = [
  {
    word: /^menus?$/,
    subject: /^menu$/,
    not: /\b(?:apps?|phones?|screens?|buttons?|computers?|mouse|click\w*|settings|tap|software|windows|on the menu|off the menu|in the menu)\b/,
  },
  {
    word: /^magazines?$/,
    subject: /^magazine$/,
    not: /\b(?:guns?|rifles?|bullets?|powder|ammunition|online)\b/,
  },
  {
    word: /^certificates?$/,
    subject: /^certificate$/,
    not: /\b(?:birth|death|medical|websites?|browsers?|gift|bonds?|health|vaccin\w*)\b/,
  },
  {
    word: /^telegrams?$/,
    subject: /^telegram$/,
    not: /\b(?:chats?|apps?|encrypt\w*|channels?|messengers?|whatsapp|signal)\b/,
  },
  {
    word: /^thermostats?$/,
    subject: /^thermostat$/,
    not: /\b(?:brain|fever|body|genes?|hypothalamus|earth|car|cars|engines?|coolant)\b/,
  },
  {
    word: /^recipes?$/,
    subject: /^recipe-card$/,
    not: /\b(?:algorithms?|moles?|chemi\w+|cells?|dna|virus\w*|genes?|machines?|clay|spells?|papyrus|tablets?|code)\b/,
  },
  {
    word: /^(?:diar(?:y|ies)|journals?)$/,
    subject: /^notebook-with/,
    not: /\b(?:pyramids?|scraps|papyrus|scientific|articles?|journals?)\b/,
  },
  {
    word: /^stickers?$/,
    subject: /^sticker$/,
    by: /\b(?:kids?|child\w*|rewards?|charts?|albums?|notebooks?|laptops?|smil\w+|stars?|chore)\b/,
  },
  {
    word: /^chalks?$/,
    subject: /^chalk$/,
    by: /\b(?:boards?|blackboards?|draw\w*|drew|wr[io]te\w*|written|writing|sidewalks?|pavements?|teachers?|pieces?|lines?|marks?|colou?red)\b/,
    not: /\b(?:cliffs?|dover|rocks?|layers?|climb\w*|gymnast\w*|cheese|hills?|taste)\b/,
  },
  {
    word: /^labels?$/,
    subject: /^care-label$/,
    by: /\b(?:wash\w*|clothes|clothing|sweaters?|shirts?|garments?|wool|iron\w*|dryer|laundry|fabrics?|care|shrink\w*|shrank|jeans|symbols?)\b/,
    not: /\b(?:records?|music|foods?|price|prices|detergents?|bottles?|jars?|warning)\b/,
  },
  {
    word: /^tapes?$/,
    subject: /^roll-of-tape$/,
    by: /\b(?:wrap\w*|stick\w*|box|boxes|seal\w*|gaps?|tear\w*|paint\w*|edges?|cardboard|cover\w*|strips?|double-sided|marker|walls?|duct|adhesive|glue|paper|pack\w*|cracks?)\b/,
    not: /\b(?:record\w*|films?|music|songs?|sounds?|speed|audio|cassettes?|videos?|nixon|watergate|red|measur\w*|guitar|bass|play(?:s|ed|ing)?|listen\w*|finish|magnetic|voices?|computer|delay|deck)\b/,
  },
  {
    word: /^stages?$/,
    subject: /^stage$/,
    by: /\b(?:audiences?|theat\w+|actors?|actress\w*|sing|sings|singing|singers?|sang|bands?|concerts?|operas?|curtains?|perform\w*|dancers?|danced?|dancing|comed\w+|guitars?|festivals?|applau\w*|musicians?|spotlights?|ballets?|piano|speech\w*|speakers?|crowd|walk(?:s|ed)? (?:on|onto|off)|on stage)\b/,
    not: /\b(?:early|late|later|final|last|next|each|every|stages? of|rockets?|life|larva\w*|world stage|center stage|boosters?|tour|cancer|growth|sleep|coach\w*|greek|globe|shakespeare\w*|mermaids?|one stage|stages)\b/,
  },
  {
    word: /^reels?$/,
    subject: /^film-reel$/,
    by: /\b(?:films?|movies?|cinemas?|footage|projectors?|directors?|negatives?|studios?|silent|hollywood)\b/,
    not: /\b(?:instagram|social|fishing|cables?|hoses?|real)\b/,
  },
  {
    word: /^looms?$/,
    subject: /^loom$/,
    not: /\b(?:jacquard|power|steam|rubber|bands|punch\w*|luddites?|machines?)\b/,
  },
  {
    word: /^capsules?$/,
    subject: /^space-capsule$/,
    by: /\b(?:space|spacecraft|orbit\w*|astronauts?|cosmonauts?|earth|landed|landing|parachut\w*|splash\w*|soviet|apollo|gagarin|vostok|mission|ocean|heat shield|re-?ent\w+)\b/,
    not: /\b(?:time capsule|pills?|gelatin|drugs?|medicines?|coffee|poppy|moss|mine|miners?|spores?|dog|laika|seeds?)\b/,
  },
  {
    word: /^rovers?$/,
    subject: /^mars-rover$/,
    by: /\b(?:mars|martian|nasa|curiosity|opportunity|spirit|perseverance|planet|sojourner|dust|solar)\b/,
    not: /\b(?:land rover|range rover|moon|lunar|apollo)\b/,
  },
  {
    word: /^probes?$/,
    subject: /^space-probe$/,
    by: /\b(?:space|nasa|jupiter|saturn|venus|comets?|asteroids?|sun|planets?|voyager|orbit\w*|launch\w*|solar|pluto|neptune|uranus|pioneer|cassini|mercury|flew|galaxy|stars)\b/,
    not: /\b(?:on venus|thermometers?|oven|meat|ultrasound|landed|land|landing|lander|huygens|titan|surface|drill\w*|touch\w*)\b/,
  },
  {
    word: /^destroyers?$/,
    subject: /^warship$/,
    by: /\b(?:navy|ships?|sea|sank|sunk|fleet|torpedo\w*|crew|war|captain)\b/,
    not: /\b(?:worlds|stars?)\b/,
  },
  {
    word: /^bullets?$/,
    subject: /^bullet$/,
    by: /\b(?:guns?|shot|shots|shoot\w*|fired?|fires|rifles?|pistols?|barrels?|lead|soldiers?|police|kill\w*|assassin\w*|wound\w*|hit)\b/,
    not: /\b(?:bulletproof|vests?|trains?|points?|journals?|lists?|holes?|time|silver|ballots?|ants?|silk)\b/,
  },
  {
    word: /^(?:antennas?|antennae|transmitters?)$/,
    subject: /^radio-tower$/,
    by: /\b(?:radio|signals?|broadcast\w*|stations?|transmit\w*|waves|towers?|masts?|masses)\b/,
    not: /\b(?:insects?|ants?|moths?|bees?|beetles?|lobsters?|shrimps?|phones?|planes?|cars?|dish\w*|space|voyager|satellites?|brain|nerves?|neuro\w*|spacecraft|implants?)\b/,
  },
  {
    word: /^pumps?$/,
    subject: /^hand-pump$/,
    by: /\b(?:village|handle|cholera|snow|broad street|bucket|well|drinking)\b/,
    not: /\b(?:hearts?|heat|fuel|gas|petrol|insulin|breast|tires?|bikes?|blood|vacuum|stomach|steam|mines?|electric)\b/,
  },
  {
    word: /^gauges?$/,
    subject: /^pressure-gauge$/,
    by: /\b(?:pressure|needle|steam|boilers?|air)\b/,
    not: /\b(?:rain|railways?|tracks?|narrow|rails?|wires?|fuel|tank|tires?|tyres?|depth|knit\w*|stitch\w*)\b/,
  },
  {
    word: /^valves?$/,
    subject: /^valve$/,
    by: /\b(?:water|pipes?|gas|turn\w*|shut\w*|clos\w*|sink|toilet|main|steam|leak\w*|house)\b/,
    not: /\b(?:hearts?|blood|veins?|aort\w*|trumpets?|brass|tires?|tyres?|inner tube|bikes?|moka|engines?|brain|mollus\w*|pigs?|dahl|radiators?|spray|pressure cooker|stuck open)\b/,
  },
  {
    word: /^propellers?$/,
    subject: /^propeller$/,
    not: /\b(?:planes?|airplanes?|aircraft|wright|drones?|helicopters?|wooden|pilots?|wings?|fly\w*|flew|flies|bacteri\w*)\b/,
  },
  {
    word: /^coils?$/,
    subject: /^wire-coil$/,
    by: /\b(?:copper|wires?|currents?|magnet\w*|electric\w*|tesla|sparks?|induct\w*)\b/,
    not: /\b(?:snakes?|springs?|mosquito\w*|stove|ropes?|heating|dna|toasters?|iud|womb|mattress\w*)\b/,
  },
  {
    word: /^hinges?$/,
    subject: /^hinge$/,
    not: /\b(?:hips?|kettlebell|broomstick|toes|back|jaws?|knees?|elbows?|shells?|joints?|clams?|wings?|phones?|laptops?|glasses|skull|bones?|dating|mussels?|oysters?|traps?|trees?|history)\b/,
  },
  {
    word: /^(?:plows?|ploughs?)$/,
    subject: /^plow$/,
    not: /\b(?:up|still|skis?|snow\w*|steel|tractors?|deere|stars?|dipper|through)\b/,
  },
  {
    word: /^wagons?$/,
    subject: /^covered-wagon$/,
    by: /\b(?:oregon|trails?|pioneers?|settlers?|west|oxen|prairie|families|california|westward|canvas|donner)\b/,
    not: /\b(?:station|band|toy|ice|police|hay|welcome|paddy|fire|volkswagen|train car)\b/,
  },
  {
    word: /^balcon(?:y|ies)$/,
    subject: /^balcony$/,
    not: /\b(?:theat\w+|opera|cinema|royal|palace|pope|speech)\b/,
  },
  {
    word: /^chimneys?$/,
    subject: /^chimney$/,
    not: /\b(?:fairy|power|factor(?:y|ies)|cooling|volcan\w*|vents?|sea floor|seafloor|sweeps?|glass|lamps?|rock|ovens?|tallest|termites?|vatican|pope|cardinals?|sistine|kilns?)\b/,
  },
  {
    word: /^arch(?:es)?$/,
    subject: /^stone-arch$/,
    by: /\b(?:stones?|bridges?|romans?|bricks?|wedge\w*|keystone|build\w*|built|weight|masons?|doorways?)\b/,
    not: /\b(?:foot|feet|shoes?|back|steel|rock|sky|louis|gateway|natural|ice|concrete|triumph\w*|paris|delicate|chernobyl|dams?|teeth|eyebrows?|golden|wood\w*|chain|iron|neck)\b/,
  },
  {
    word: /^domes?$/,
    subject: /^dome$/,
    by: /\b(?:church\w*|capitol|cathedrals?|build\w*|built|roofs?|palaces?|parliament|tombs?|architect\w*)\b/,
    not: /\b(?:ice|mud|glass|salt|lava|geodesic|snow|rock|florence|brunelleschi|pantheon|hiroshima|golden|gold|red|onion|blue|sky|plants?|head|forehead|roman|concrete|hagia|sophia|wooden|volcan\w*|oven|plastic|brick\w*|half)\b/,
  },
  {
    word: /^(?:cribs?|cradles?)$/,
    subject: /^crib$/,
    by: /\b(?:bab(?:y|ies)|sleep\w*|infants?|newborns?|nursery|mattress|parents?|crying|empty|toddlers?)\b/,
    not: /\b(?:civilizations?|nativity|christmas|jesus|manger|mining|notes|cat's|rock\w*|grave|death|ropes?)\b/,
  },
  {
    word: /^tiles?$/,
    subject: /^wall-tiles$/,
    by: /\b(?:bathrooms?|walls?|kitchens?|showers?|grout\w*|glazed|ceramic|azulejos?|portug\w*|bath|sponge)\b/,
    not: /\b(?:roof\w*|scrabble|letters?|mahjong|dominos?|game|games|carpets?|map|mosaics?|terracotta|heat|shuttles?|ceilings?|wood\w*|cork)\b/,
  },
  {
    word: /^(?:mazes?|labyrinths?)$/,
    subject: /^maze$/,
    not: /\b(?:minotaur\w*|crete|minos|mirrors?|rats?|mouse|mice|slime|theseus|daedalus|alleys?|streets?|underground|corn|pipes?|tunnels?|ears?|ants?|octopus|caves?|robots?|canals?|rooms?|ice|paper|fish|fungus|nose|rules|tubes?)\b/,
  },
]

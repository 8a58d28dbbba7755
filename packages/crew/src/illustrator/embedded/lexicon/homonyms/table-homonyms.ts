import type { Homonym } from './household-homonyms.ts'

/** Words of kitchens, desks and tools that name something else as often: a brick wall and a wall of a room, oil for a pan and for an engine. */
export const TABLE_HOMONYMS: readonly Homonym[] = [
  {
    word: /^oils?$/,
    subject: /^cooking-oil$/,
    by: /\b(?:pan|pans|fry\w*|fried|heat|heats|drizzl\w*|tablespoons?|garlic|salad|cook\w*|skillet|olives?|bak\w+|roast\w*|brush\w*|smoke point|vinegar|dressing|onions?)\b/,
    not: /\b(?:engines?|cars?|crude|gas|wells?|rigs?|hair|essential|painting|lamps?|whales?|motor|change|price|barrels?|skin|beard|fish|chains?|tankers?|peanut|sesame|hinges?|wood)\b/,
  },
  {
    word: /^ice$/,
    subject: /^ice$/,
    by: /\b(?:glass(?:es)?|drinks?|cubes?|freezer|cocktails?|trays?|bags?|wrap\w*|sprain\w*|swell\w*|swollen|cola|tea|coffee|bucket|ankle|lemonade)\b/,
    not: /\b(?:age|glaciers?|hockey|skat\w*|sea|sheets?|bergs?|icebergs?|rinks?|poles?|antarctic\w*|arctic|lakes?|rivers?|cap|caps|mars|cream|dry|fish\w*|winter|roads?|plane|wings?|window)\b/,
  },
  {
    word: /^sauces?$/,
    subject: /^gravy-boat$/,
    by: /\b(?:tomato\w*|pasta|spaghetti|pizza|meatballs?|marinara|basil|stir\w*|pour\w*|thicken\w*|simmer\w*|ketchup|lasagn\w*)\b/,
    not: /\b(?:soy|fish|hot|white|cream\w*|chocolate|caramel|worcestershire|tabasco|mint|apple|cranberry|hollandaise|teriyaki|tartare?|cheese|butter|pesto|oyster|mushroom|weak|green|peanut|curry|duck|yogh?urt|mustard)\b/,
  },
  { word: /^spices?$/, subject: /^spices$/, not: /\b(?:girls?|old|up|life|pumpkin)\b/ },
  {
    word: /^yolks?$/,
    subject: /^broken-egg$/,
    not: /\b(?:boil\w*|poach\w*|scrambl\w*|embryos?|sac|shark\w*|chicks?|fish|caviar|hard|cake|batter)\b/,
  },
  {
    word: /^cabbages?$/,
    subject: /^cabbage$/,
    not: /\b(?:kimchi|red|pickled|patch|worms?|butterfl\w+|shred\w*|chop\w*|slaw|coleslaw|ferment\w*|sauerkraut|jar)\b/,
  },
  {
    word: /^almonds?$/,
    subject: /^almond$/,
    not: /\b(?:eyes?|shaped?|milk|flour|butter|trees?|blossoms?|smell\w*|cyanide|paste|extract|tonsils?|amygdala)\b/,
  },
  {
    word: /^pumpkins?$/,
    subject: /^pumpkin$/,
    not: /\b(?:spice|latte|carv\w*|lanterns?|soup|pie|coach|carriage|seeds?|halloween)\b/,
  },
  {
    word: /^vanilla$/,
    subject: /^vanilla-orchid$/,
    not: /\b(?:ice cream|plain|extract|cake|pudding|teaspoons?|javascript|sugar|batter|mix\w*|custard|latte)\b/,
  },
  {
    word: /^gumm(?:y|ies)$/,
    subject: /^gummy-bear$/,
    not: /\b(?:vitamins?|worms?|sharks?|melatonin|sleep)\b/,
  },
  { word: /^kimchi$/, subject: /^kimchi$/, not: /\b(?:soup|stew|fried|rice|pancakes?)\b/ },
  {
    word: /^lids?$/,
    subject: /^pot-lid$/,
    by: /\b(?:pots?|pans?|rice|boil\w*|simmer\w*|steam\w*|cook\w*|stove|saucepan|soup|stew|cover\w*)\b/,
    not: /\b(?:jars?|eyes?|eyelids?|toilet|coffins?|trash|bins?|boxes|box|bottles?|piano|cups?|trunk|sarcophagus|laptop)\b/,
  },
  {
    word: /^(?:cloths?|rags?)$/,
    subject: /^cleaning-cloth$/,
    by: /\b(?:wip\w+|clean\w*|damp|dry|dries|soft|microfiber|polish\w*|dust\w*|lint|dab\w*|blot\w*|rub\w*|scrub\w*|rins\w*)\b/,
    not: /\b(?:tables?|wov\w+|weav\w+|silk|loin|sails?|dyed?|robes?|wrapp?e?d?|flag|gold|turin|shroud|merchants?|black|red|white|doll|dough|cheese)\b/,
  },
  {
    word: /^foils?$/,
    subject: /^aluminum-foil$/,
    not: /\b(?:fencing|fencers?|swords?|gold|plot\w*|hydro\w*|hat|thwart\w*|chips? bag|sails?|embossed)\b/,
  },
  {
    word: /^laundry$/,
    subject: /^laundry-basket$/,
    not: /\b(?:money|line|machine|shop|list|dryer|detergent|room|service)\b/,
  },
  { word: /^detergents?$/, subject: /^detergent$/, not: /\b(?:dish\w*)\b/ },
  {
    word: /^mats?$/,
    subject: /^yoga-mat$/,
    by: /\b(?:yoga|pilates|planks?|exercise|floor|lie|roll\w*|stretch\w*|workout|gym|push-ups?|pose)\b/,
    not: /\b(?:door|bath|place|welcome|mouse|judo|wrestl\w*|sushi|bamboo|car|cutting|cat|reed)\b/,
  },
  {
    word: /^(?:cables?|wires?|cords?)$/,
    subject: /^coil-of-cable$/,
    by: /\b(?:plug\w*|unplug\w*|electric\w*|power\w*|charg\w*|outlets?|sockets?|currents?|extension|usb|devices?|gnaw\w*|chew\w*|strong|appliances?|chargers?)\b/,
    not: /\b(?:bus|bell|parachute|pull\w*|walls?|hose|internet|data|sea|bridges?|cars?|tv|undersea|underwater|ocean|atlantic|submarine|fences?|barbed|news|spinal|vocal|umbilical|steel|suspension|elevators?|lifts?|telegraph|tap|tapp\w*|guitar|piano|strings?|telephone|copper|gold|brake|live|crossed|high|poles?|trip|fiber|fibre|optic|bungee|tightrope|walk\w*|network|television|cheese|sauce|whisk|zip|hot|hair|electric chair|silver|thin|metal)\b/,
  },
  {
    word: /^pools?$/,
    subject: /^swimming-pool$/,
    by: /\b(?:swim\w*|swam|dive|dives|diving|chlorine|lifeguards?|lanes?|laps?|hotel|olympic|deep end|splash\w*|inflatable|backyard|stroke|public)\b/,
    not: /\b(?:tables?|gene|talent|tide|rock|reactor|fuel|blood|mud|car|cue|balls|billiards?|dead|whirl|liver|lava|natural|betting)\b/,
  },
  {
    word: /^leash(?:es)?$/,
    subject: /^dog-leash$/,
    not: /\b(?:surf\w*|boards?|cats?|harness|lion|lobster|ankle)\b/,
  },
  {
    word: /^breakers?$/,
    subject: /^fuse-box$/,
    by: /\b(?:circuits?|fuses?|panel|electric\w*|power|trip\w*|kitchen|switch\w*|outlets?)\b/,
    not: /\b(?:ice|record|heart|deal|jaw|tie|wave|waves|horses?|code|strike)\b/,
  },
  {
    word: /^wallpapers?$/,
    subject: /^rolls-of-wallpaper$/,
    not: /\b(?:phones?|screens?|desktop|computer|lock|yellow|peel\w*|remov\w*|strip\w*|steam\w*|arsenic|poison\w*)\b/,
  },
  {
    word: /^floss(?:es)?$/,
    subject: /^dental-floss$/,
    by: /\b(?:teeth|tooth|dental|dentists?|gums?|brush\w*)\b/,
    not: /\b(?:candy|dance|embroidery|silk)\b/,
  },
  {
    word: /^walls?$/,
    subject: /^brick-wall$/,
    by: /\b(?:bricks?|mortar|masons?|bricklayers?|climb\w*|garden|talking to a)\b/,
    not: /\b(?:great|berlin|street|fire|cells?|stomach|arter\w+|chest|paper|climbing|facebook|sea|hadrian\w*|city|fortress|tent|cave|western|prison|paint\w*)\b/,
  },
  {
    word: /^papers?$/,
    subject: /^sheet-of-paper$/,
    by: /\b(?:wr[io]t\w*|fold\w*|sheets?|draw|drew|pens?|pencils?|blank|print\w*|tear|tore|torn|note|notes|sign\w*|pieces?)\b/,
    not: /\b(?:news\w*|toilet|walls?|sand|money|towels?|research|parchment|scien\w*|publish\w*|mach[eé]|airplanes?|planes?|bags?|cups?|cranes?|bills?|rock|scissors|tissue|graph|wax|baking|papyrus|filters?|cigarettes?|rolls?|crepe|thesis|term|peer|wasps?|wrapping|boats?|flowers?|snowflakes?|ballots?|lanterns?|trail|dolls?|white|china|invent\w*|gift|wrap|origami|walnuts?|magazines?|plates?|old|rice|weekly|daily|editor|bread)\b/,
  },
  {
    word: /^(?:inks?|quills?)$/,
    subject: /^ink-bottle$/,
    by: /\b(?:pens?|write|writes|wrote|written|writing|quills?|bottles?|paper|dip\w*|letters?|calligraph\w*|parchment|feathers?)\b/,
    not: /\b(?:printers?|tattoos?|squids?|octopus\w*|cuttlefish|cartridges?|toner|newspaper|ballpoint|skin|invisible|needle|porcupines?|hedgehogs?|banknotes?|stamps?|electronic|jet|gallons?|stain\w*)\b/,
  },
  {
    word: /^(?:chess)$/,
    subject: /^chessboard$/,
    not: /\b(?:boxing|clock|club|grandmasters?|computer|wizard|queen|politic\w*|deep blue|human)\b/,
  },
  { word: /^dominoe?s?$/, subject: /^domino-tiles$/, not: /\b(?:pizza|effect|theory|fats|sugar|delivery)\b/ },
  {
    word: /^puppets?$/,
    subject: /^hand-puppet$/,
    not: /\b(?:shadow|marionettes?|strings?|master|government|regime|king|ruler|finger|theat\w+|wayang|bunraku|states?|emperor)\b/,
  },
  {
    word: /^legos?$/,
    subject: /^lego-brick$/,
    not: /\b(?:movie|land|company|founder|stock|carpenter|group)\b/,
  },
  {
    word: /^drones?$/,
    subject: /^drone$/,
    not: /\b(?:bees?|hive|queen|music|bagpipes?|strikes?|military|didgeridoo|tanpura|note|sound|voice|war|missiles?|ants?|male)\b/,
  },
  {
    word: /^radars?$/,
    subject: /^radar-screen$/,
    not: /\b(?:speed|police|gun|under the|love|gay|guns|roads?)\b/,
  },
  {
    word: /^vinyls?$/,
    subject: /^vinyl-record$/,
    not: /\b(?:floors?|flooring|gloves?|siding|stickers?|chloride|wrap|plastic|fence|tiles?)\b/,
  },
  {
    word: /^lens(?:es)?$/,
    subject: /^camera-lens$/,
    by: /\b(?:cameras?|photo\w*|zoom|aperture|focal|portraits?|wide|telephoto|film|shutter|shots?|video\w*|mm|phone)\b/,
    not: /\b(?:eyes?|contacts?|glasses|eyeglasses|telescopes?|microscopes?|gravit\w*|cornea|retina|sunglasses|progressive|cataracts?|lighthouse|leeuwenhoek)\b/,
  },
  {
    word: /^brakes?$/,
    subject: /^brake-disc$/,
    not: /\b(?:bikes?|bicycles?|trains?|hand|parking|emergency|elevators?|sleds?|air|rim|skates?|locomotive|wagons?|horse|carriage)\b/,
  },
  {
    word: /^savings?$/,
    subject: /^piggy-bank$/,
    not: /\b(?:daylight|time|energy|lives|life|bonds?|loan|tax|labou?r|bank|crisis|lost|costs?)\b/,
  },
  { word: /^resumes?$/, subject: /^resume$/, not: /\b(?:will|to resume|normal|service|war|work resumed)\b/ },
  {
    word: /^emojis?$/,
    subject: /^grinning-face$/,
    not: /\b(?:sad|cry\w*|tears?|angry|skull|heart|fire|thumbs?|eggplant|peach|poop|flag|folded|prayer|crying|shigetaka)\b/,
  },
  {
    word: /^aliens?$/,
    subject: /^alien$/,
    not: /\b(?:species|invasive|weeds?|plants?|worlds?|planets?|enemy|illegal|immigra\w*|civili[sz]ation|limb|hand|ridley|xenomorph|movie|signals?)\b/,
  },
  {
    word: /^trolls?$/,
    subject: /^troll$/,
    not: /\b(?:internet|online|comments?|patent|twitter|haters?|reply)\b/,
  },
  {
    word: /^weddings?$/,
    subject: /^wedding$/,
    not: /\b(?:rings?|dress\w*|cakes?|toasts?|guests?|gifts?|budget|royal|rice|bouquet|anniversary|red|photos?|planner|speech|indian|hindu|vows|shotgun|jewish|chinese|beach|arranged)\b/,
  },
  {
    word: /^palaces?$/,
    subject: /^palace$/,
    not: /\b(?:ice|memory|cave|tents?|summer|winter|forbidden|potala|alhambra|sultan\w*|khan|emperor|minoan|knossos|crystal|people.s|mud|persian|ottoman|topkapi|beijing|kyoto|roman|nero|diocletian|maharaja\w*|inca\w*|egypt\w*|babylon\w*|doge\w*)\b/,
  },
  {
    word: /^windmills?$/,
    subject: /^windmill$/,
    not: /\b(?:water|modern|turbines?|electric\w*|persia\w*|toy|malawi)\b/,
  },
  {
    word: /^(?:mummy|mummies)$/,
    subject: /^mummy$/,
    not: /\b(?:daddy|my|your|bog|ice|otzi|tummy|inca|cats?|animals?|crocodiles?|andes|frozen)\b/,
  },
  {
    word: /^tanks?$/,
    subject: /^army-tank$/,
    by: /\b(?:war|army|armies|soldiers?|battle\w*|troops|invasion|german|soviet|armou?r\w*|guns?)\b/,
    not: /\b(?:fish|water|gas|fuel|oxygen|toilet|septic|shark|think|petrol|storage|top)\b/,
  },
  { word: /^(?:galleon|galleons)$/, subject: /^galleon$/, not: /\b(?:harry|potter|gringotts)\b/ },
  {
    word: /^(?:buddha)$/,
    subject: /^buddha-statue$/,
    not: /\b(?:born|prince|siddhartha|taught|lived|died|left|bowl)\b/,
  },
]

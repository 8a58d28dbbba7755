/** Why things are as they are and how they work, as people ask it, for `readTopics`. */
export const WHY_IT_WORKS = `
# autumn-leaves | nature | autumn leaves | autumn leaves, fall leaves, fall colors, autumn colors, leaves change color, leaves change color in fall, leaves change color in autumn, leaves turn red, leaves fall, trees lose their leaves, leaves change colors, fall foliage | Autumn leaf color
> The yellow was there all summer. | A tree shuts its doors. | Red is made at the last moment.
@ A leaf falls on your sleeve, half green, half gold.
4 | green fading | Why do leaves change color in fall? | Leaves change color when green goes | In autumn trees break down the green chlorophyll and take back what is useful. Yellow and orange, hidden below it, then show. | The yellow had been there all summer. | Shorter days and cool nights start it.
4 | red maple | Why do some leaves turn red? | Red leaves make their color late | Red comes from pigments that many trees make only in autumn, out of sugar. | Sunny days and cool nights make it bright. | What the tree gains from it is still argued about.
3 | falling leaf | Why do trees lose their leaves? | Trees drop leaves to get through winter | Leaves give off water, and from frozen ground a tree can hardly drink. They would also catch snow and break branches. | The tree grows a thin layer that cuts them off. | The scar is closed before the leaf falls.
3 | pine needles | Why do pines stay green? | Needles are made for winter | Needles are narrow, have a coat of wax and lose little water, so most conifers keep them for years. | They drop them a few at a time. | Larches are an exception and turn gold.
3 | brown leaf | Why do leaves turn brown in the end? | Brown leaves have lost all their pigments | When the other colors are gone, tannins and dead cell walls are left. | The same substances color tea. | Fungi and worms then turn the leaf into soil.

# salty-blue-sea | nature | seawater | sea salty, ocean salty, the ocean salty, the sea salty, salty sea, salty ocean, salt water, ocean blue, sea blue, the sea blue, the ocean blue, sea water, blue sea | Seawater
> Rivers carry the salt, and the Sun keeps it there. | The sea would be blue without a sky. | One liter holds two spoons of salt.
@ A wave hits your face, and you taste it.
4 | river mouth | Why is the sea salty? | Rivers carry salt into the ocean | Rain dissolves minerals from rock, and rivers carry them to the sea. Water evaporates, and the salt stays behind. | Hot springs on the sea floor add more. | It took many millions of years.
3 | salt spoon | How much salt is in the sea? | Seawater holds thirty five grams of salt a liter | On average sea water is about three and a half percent salt, mostly the same as in your kitchen. | The Dead Sea, a lake, holds about ten times as much. | The Baltic holds much less.
4 | blue depth | Why is the sea blue? | The ocean is blue because water is | Water takes up red light more than blue. Over some meters, blue is what is left. | The sky mirrored in it adds to it. | Tiny plants make it green.
3 | thirsty sailor | Why can you not drink sea water? | Sea water makes you thirstier | Kidneys cannot make urine as salty as the sea, so the body loses more water than it gets. | People adrift have died of it. | Gulls get rid of salt through glands at their eyes.
3 | full rivers | Why are rivers not salty? | Rivers are fresh because they move on | Rivers are fresh because they move on. They hold a little salt, too, but too little to taste, and it flows on to the sea. | Lakes without an outlet do turn salty. | The sea is the place where it stops.

# twinkling-stars | space | twinkling stars | stars twinkle, twinkling stars, twinkle, twinkling, the stars twinkle, stars twinkling, constellation, constellations, star signs in the sky, big dipper, the big dipper, orion, north star, the north star, polaris | Twinkling
> The star does not twinkle. The air does. | You look into the past with every star. | The North Star is not the brightest.
@ You lie on a blanket, and a light above you trembles.
4 | trembling star | Why do stars twinkle? | Stars twinkle because the air moves | Warm and cold air bend starlight a little, now here, now there. A star is a point, so it seems to flicker. | In space, stars do not twinkle. | Low stars twinkle most, as there is more air in between.
4 | steady planet | Why do planets not twinkle? | Planets shine steadily | A planet is close enough to be a small disc, and its trembling points even out. | So you can tell a planet from a star. | Venus, low in the sky, can flicker all the same.
3 | night sky map | What is a constellation? | Astronomers divide the sky into eighty eight constellations | Astronomers divide the sky into eighty eight constellations. They are areas of the sky with names, agreed on about a hundred years ago. | The stars in one of them mostly have nothing to do with each other. | Other peoples saw other pictures.
3 | dipper and star | How do you find the North Star? | The Big Dipper points to the North Star | Draw a line through the two stars at the end of the bowl and go on about five times as far. | It stands almost above the North Pole, so it hardly moves. | Some forty stars or more are brighter.
4 | red giant | What is special about Orion? | Orion holds a star near its end | Betelgeuse, at its shoulder, is a giant star so large that it would reach beyond the path of Mars. | It will explode one day, perhaps in a hundred thousand years. | Its light takes hundreds of years to us.

# curious-body-parts | body | curious parts of the body | curious parts of the body, eyebrow, eyebrows, belly button, belly buttons, navel, appendix, the appendix, an appendix, nipples, men have nipples, eyelashes, blinking, blink, we blink, tailbone | Human vestigiality
> Some parts of you are older than your kind. | You blink more than ten thousand times a day. | Your tail is still there, under your skin.
@ You look in the mirror, one part at a time.
3 | wet forehead | Why do we have eyebrows? | Eyebrows lead sweat away and speak | Eyebrows lead sweat away and speak. They keep sweat and rain out of the eyes, and show what we feel. | Faces without eyebrows are harder to recognize, as tests show. | Their small moves are read across a room.
3 | eyelid | Why do we blink? | Blinking wipes the eye clean | Blinking wipes the eye clean. Each blink spreads a film of tears, about fifteen times a minute. | We blink more than the eye needs, often at a pause in speech. | The brain hides the dark moment from you.
3 | navel | Why do we have belly buttons? | The belly button is your first scar | The belly button is your first scar. There the cord was, through which food and oxygen came before birth. | Whether it goes in or out depends on how the scar heals. | Nearly all mammals have one, though it is hard to find.
4 | appendix | Why do we have an appendix? | The appendix belongs to our defenses | The appendix belongs to our defenses. It holds tissue of the immune system, and may keep good bacteria safe. | Darwin took it for a useless leftover. | One can live well without it.
4 | embryo | Why do men have nipples? | Nipples grow before it is a boy | In the first weeks all embryos follow the same plan, and nipples begin before the hormones of boys set in. | They do no harm, so they stayed. | Men can get breast cancer, too, though rarely.
4 | tailbone | Why do we have a tailbone? | The tailbone is what is left of a tail | A few small bones at the end of the spine hold muscles. | As embryos we have a real tail for some weeks. | Then the body takes it back.

# hunger | body | hunger and thirst | hunger, hungry, we get hungry, get hungry, feel hungry, being hungry, thirst, thirsty, we get thirsty, appetite, hangry | Hunger
> Your stomach is not where hunger is made. | Hangry is real. | Thirst stops before the water has arrived.
@ It is eleven o'clock, and your belly speaks up.
3 | brain and stomach | Why do we get hungry? | Hunger is made in the brain | Hunger is made in the brain. When the stomach is empty it sends the hormone ghrelin, and the brain turns it into hunger. | It also follows the clock at which you usually eat. | Fat tissue reports what is stored.
3 | full plate | When do we feel full? | Feeling full takes some minutes | A stretched stomach and messages from the gut tell the brain to stop, with a delay of some twenty minutes. | Fast eaters are past it by then. | Sleep too little, and you are hungrier.
4 | angry face | Why do people get hangry? | Low sugar makes people touchy | When sugar in the blood falls, the body sends out stress hormones. | Studies found people more irritable when they were hungry. | A meal helps more than an argument.
4 | water glass | Why do we get thirsty? | The brain tastes how salty blood is | Sensors in the brain notice when the blood gets too salty or too little. | It reacts to changes of one or two percent. | Thirst fades as you drink, long before the water is in the blood.
3 | cake | Why is there always room for dessert? | A new taste wakes the appetite | We get tired of one taste while we eat, and a new one wakes us again. | Scientists call it sensory-specific satiety. | It once helped us to eat many things.

# sense-of-time | mind | the sense of time | time perception, time fly, time flies, time fly when you're having fun, time flies when you're having fun, sense of time, perception of time, years go by faster, time go faster as you get older, time goes faster as you get older, time pass faster, time passes faster, time slow down, time slows down | Time perception
> Your brain has no clock like the one on the wall. | A week of vacation is long afterward. | Fear does not slow time down.
@ You look up, and three hours are gone.
4 | laughing friends | Why does time fly when you are having fun? | Time flies when we do not watch it | When something holds our attention, little is left to notice time. | Waiting is the opposite: you watch nothing but time. | A watched pot seems never to boil.
4 | photo album | Why do years go by faster as we get older? | Years with little new seem short | We judge the past by how much we remember, and routine leaves few memories. | Childhood is full of first times. | A year is also a smaller part of a longer life.
4 | falling person | Does time slow down in danger? | Fear makes memory dense | In a test, people fell from a tower and could not see faster than before. | They only remembered the fall as longer. | In danger we store more.
3 | suitcase | Why is a vacation short and long? | New days feel short and look long | New days feel short and look long. While it lasts, a good week flies. Afterward it seems long, because so much was new. | Scientists speak of a holiday paradox. | So new things make life seem longer.
3 | feverish clock | What changes our sense of time? | Fever makes minutes seem long | In a classic study, a woman with fever counted seconds too fast. | The warmer the body, the faster the inner clock. | Age, mood and drugs change it, too.

# earthquakes | nature | earthquakes | earthquake, earthquakes, earthquakes happen, earthquake happen, causes of earthquakes, richter scale, seismic waves, earth quakes, quake | Earthquake
> The ground under you moves as fast as your nails grow. | Each step on the scale is thirty two times the energy. | Nobody has ever predicted one.
@ The lamp swings, and nobody touched it.
3 | fault line | How do earthquakes happen? | Earthquakes come from stuck plates | Plates of Earth's crust move some centimeters a year and get stuck at their edges. When the rock gives way, the ground shakes. | The stress may have grown for centuries. | The break can run for hundreds of kilometers.
4 | wave lines | Why are there two shocks in an earthquake? | Earthquake waves come in two kinds | Fast waves push and pull and come first, slower ones shake from side to side and do more damage. | Warning systems use the seconds in between. | From the gap one can tell how far away it was.
4 | scale | How is an earthquake measured? | One magnitude more is thirty times the energy | A step on the scale means about thirty two times as much energy. Charles Richter made the first one in nineteen thirty five. | Today another scale is used, with like numbers. | Each year there are many that nobody feels.
4 | Chilean coast | What was the strongest earthquake? | Chile had the strongest earthquake measured | In May of nineteen sixty an earthquake of magnitude nine and a half hit Chile. | Its wave in the sea killed people as far off as Hawaii and Japan. | It broke about a thousand kilometers of the edge of a plate.
3 | calm animals | Can earthquakes be predicted? | Nobody can predict earthquakes | Nobody can predict earthquakes. One knows where they are likely, but not the day. | Stories of animals that knew could not be confirmed as a method. | Houses built well save most lives.

# volcano-eruptions | nature | volcanic eruptions | volcanoes erupt, volcano erupt, a volcano erupt, volcano erupts, volcanic eruption, volcanic eruptions, volcano eruption, volcano eruptions, lava, magma, inside a volcano | Volcanic eruption
> A volcano is a bottle that somebody shook. | Ash is made of glass. | New land is born this way.
@ The mountain smokes, and the birds are quiet.
3 | rising magma | Why do volcanoes erupt? | Gas makes volcanoes erupt | Molten rock is lighter than what surrounds it, and rises. Gas in it forms bubbles, as in a bottle that is opened. | When the pressure is too much, it breaks out. | Plates that part or dive make most of it.
3 | red lava | What is the difference between magma and lava? | Magma is below, lava is outside | Magma is below, lava is outside. The same molten rock is called magma in the ground and lava when it comes out. | It is some seven hundred to twelve hundred degrees Celsius hot. | Most lava flows slowly enough to walk away.
4 | two mountains | Why do some volcanoes explode and others flow? | Thick magma explodes, thin magma flows | Thin magma lets gas out, as in Hawaii. Thick magma holds it until it bursts. | Silica makes it thick. | Explosive ones make steep mountains.
4 | gray cloud | What is the most dangerous part of an eruption? | Glowing clouds are the deadliest | A mix of hot gas and ash runs downhill at more than a hundred kilometers an hour. | Nobody outruns it. | It buried Herculaneum in the year seventy nine.
4 | ash under glass | What is volcanic ash? | Volcanic ash is broken rock and glass | Volcanic ash is broken rock and glass. It does not burn, and does not dissolve. It scratches, and can stop the engines of a plane. | In twenty ten, ash from Iceland closed the sky over Europe. | Over time it makes very fertile soil.

# floating-ships | nature | floating | ships float, ship float, a ship float, boats float, boat float, floating ships, things float, why things float, buoyancy, float or sink, archimedes principle, sink or float, heavy ships float | Buoyancy
> A nail sinks, and a steel ship does not. | It depends on how much water you push away. | The answer came in a bathtub, they say.
@ You push a ball under water, and it pushes back.
4 | steel ship | Why do ships float? | Ships float because they push water away | A ship sinks in until the water that it pushes aside weighs as much as the whole ship. Then it floats. | A hollow hull pushes away much water for its weight. | A lump of the same steel pushes away too little.
4 | bathtub | Who found out why things float? | Archimedes found the law of floating | Archimedes found the law of floating. In the third century BC he wrote that a body in water is lifted by the weight of the water it displaces. | That he ran through the streets naked was told much later. | The word eureka comes from that tale.
3 | salt lake | Why is it easier to float in the sea? | Salt water carries you better | Salt makes water heavier, so you push aside the same weight with less of your body. | In the Dead Sea one can hardly sink. | Ships lie deeper in rivers than at sea.
3 | marked hull | How does one know how much a ship can carry? | A line on the hull shows the limit | Ships bear load lines for different waters and seasons. | Samuel Plimsoll fought for them in Britain in the nineteenth century. | Greedy owners had sent out overloaded ships.
3 | fish bladder | How do fish float? | Many fish float with a bag of gas | A swim bladder holds just enough gas for the fish to hover. | Sharks have none, and use an oily liver. | If it is brought up fast, it swells.

# how-a-compass-works | invention | the compass | compass, compasses, the compass, magnetic compass, magnetic north, history of the compass, a compass work, compass needle | Compass
> It has pointed the way for a thousand years. | Its north is not the real north. | The pole wanders.
@ A small needle trembles, and stands still.
3 | needle | How does a compass work? | A compass needle follows Earth's field | Earth is a weak magnet. A light magnetic needle that can turn freely lines up with its field. | So one end points about north. | Iron and magnets nearby mislead it.
4 | two norths | Does a compass point to the North Pole? | A compass points beside the true north | The magnetic pole lies some way from the geographic one. Maps say how much to correct. | In some places the difference is large. | Close to the poles a compass is of little use.
4 | wandering pole | Does magnetic north move? | Magnetic north wanders every year | Magnetic north wanders every year. In recent decades it moved from Canada toward Siberia by tens of kilometers a year. | Liquid iron in Earth's core makes the field. | Runways have been renumbered for it.
4 | Chinese spoon | Who invented the compass? | The Chinese had the first compass | Pieces of lodestone showed directions in China some two thousand years ago, and writers there described the needle in the eleventh century. | Europe wrote of it in the twelfth. | First it served to place houses and graves well.
3 | flipped field | What if Earth's field flips? | Earth's field has flipped many times | North and south have changed places hundreds of times, last some seven hundred eighty thousand years ago. | Rocks keep the old direction. | It takes thousands of years.

# steam-engine | machine | steam engines | steam engine, steam engines, steam power, james watt, thomas newcomen, a steam engine work, steam engines work | Steam engine
> Boiling water built the modern world. | Watt did not invent it. | A horse was measured for it.
@ The boiler hisses, and a wheel as high as a house begins to turn.
3 | piston | How does a steam engine work? | A steam engine turns pressure into motion | Boiling water becomes steam that takes some sixteen hundred times the room. It pushes a piston to and fro, which turns a wheel. | Valves let steam in from both sides. | Coal or wood heats the boiler.
4 | mine pump | Who invented the steam engine? | Thomas Newcomen built the first steam engine widely used | Thomas Newcomen built the first steam engine widely used. His engine of seventeen twelve pumped water out of mines. Thomas Savery had patented a steam pump before. | It wasted most of its heat. | In ancient Egypt Hero had described a ball turned by steam.
4 | separate condenser | What did James Watt do? | Watt stopped the waste of heat | Watt stopped the waste of heat. In seventeen sixty five he thought of cooling the steam in a vessel of its own, so the cylinder stayed hot. | That saved most of the coal. | The unit watt bears his name.
3 | horse | What is horsepower? | Horsepower was made to sell engines | Watt compared his engines with horses, so that mine owners knew what they got. | One horsepower is about seven hundred fifty watts. | A horse can do much more for a moment.
3 | power plant | Are steam engines still used? | Steam still makes most electricity | Coal, gas, nuclear and some solar plants boil water, and the steam turns turbines. | Only the piston is gone. | In eighteen oh four Trevithick put a steam engine on rails.

# three-d-printing | invention | three D printing | 3d printing, 3d printer, 3d printers, 3-d printing, three d printing, 3d printing work, 3d print, 3d printed | 3D printing
> It builds from nothing, one hair's width at a time. | There is one in space. | It began with a lamp and glue.
@ A nozzle draws, layer on layer, and a cup rises.
3 | layers | How does three D printing work? | Printers of solid things build in layers | A program cuts a model into thin slices, and the machine lays them on top of each other. | Common ones melt a plastic string. | Others harden liquid with light or melt powder with a laser.
4 | first part | Who invented three D printing? | Chuck Hull printed the first solid part | Chuck Hull printed the first solid part. In nineteen eighty three he hardened liquid plastic with light, and patented it three years later. | Hideo Kodama of Japan had described a like way before. | Hull's first part was a small cup.
4 | space station | Has anybody printed things in space? | Astronauts print parts in space | A printer on the space station made its first part in twenty fourteen. | A tool was sent up as a file. | It saves carrying spare parts.
3 | hearing aid | What is printed with it? | Most hearing aids are printed | The shells are made to fit each ear, as are many tooth aligners. | Engines of planes and rockets have printed parts, too. | It pays where each piece is different.
3 | layer lines | Why do printed things have lines? | The lines are the layers | The lines are the layers. Each layer is often a tenth or two of a millimeter high. | Thinner ones look smoother and take longer. | Printed parts break most easily between layers.

# firework-colors | invention | fireworks | firework, fireworks, colors of fireworks, fireworks get their colors, fireworks colors, firework colors, how fireworks work, fireworks work, sparkler, sparklers, history of fireworks | Fireworks
> Every color is a metal. | Blue is the hardest. | The first ones were bamboo in a fire.
@ It whistles, it is dark for a moment, and then the sky opens.
4 | colored stars | How do fireworks get their colors? | Metals give fireworks their colors | Strontium burns red, barium green, sodium yellow, copper blue. Small stars in the shell hold these salts. | Heat lets their atoms shine in their own color. | Magnesium and aluminum make white.
4 | blue burst | Why are blue fireworks rare? | Blue is the hardest firework color | Copper gives a good blue only in a narrow range of heat. | Too hot, and the color washes out. | Makers are proud of a deep blue.
3 | shell in the air | How does a firework work? | A firework bursts by two charges | A firework bursts by two charges. One charge shoots the shell up and lights a fuse. At the top the second one throws the stars apart. | How the stars lie in the shell decides the shape. | Colored stars burn as they fly.
4 | bamboo | Who invented fireworks? | Fireworks began in China | Bamboo was thrown into fire because it bangs. About a thousand years ago gunpowder took its place. | Noise was to drive off spirits. | Colors came in Europe in the nineteenth century.
3 | late bang | Why do you hear fireworks late? | You see fireworks before you hear them | Light is there at once, and sound needs about three seconds for a kilometer. | Count the seconds, and you know how far it is. | Dogs hear more of the bang than we do.

# tattoos | body | tattoos | tattoo, tattoos, tattoos stay, tattoos stay in the skin, tattoo stay, tattoo ink, history of tattoos, tattoo history, tattoo machine, tattoo facts | Tattoo
> Your own body tries to eat it for life. | A man in the ice had sixty one. | Edison had a part in it.
@ The needle hums, and the first line stings.
5 | cell with ink | How do tattoos stay in the skin? | Your immune cells hold a tattoo | The needle puts ink below the outer skin. Immune cells swallow it and cannot digest it. When they die, others take it up. | So it stays for life. | Experiments with mice showed how.
4 | ice mummy | How old are tattoos? | Otzi had sixty one tattoos | The man from the ice died in the Alps some five thousand three hundred years ago. His lines and crosses were rubbed in with soot. | Many lie where his joints were worn. | In Egypt some are about as old.
3 | drum and chisel | Where does the word tattoo come from? | The word tattoo comes from Polynesia | The word tattoo comes from Polynesia. It goes back to tatau, as it is called in Samoa and Tahiti. James Cook's crew brought it to Europe. | On the islands a tattoo told of rank and family. | It was tapped in with a comb of bone.
4 | electric pen | Who invented the tattoo machine? | A machine after Edison's pen tattoos | Samuel O'Reilly patented the first electric one in New York in eighteen ninety one, after an electric pen of Thomas Edison. | Before that it was done by hand. | The needle goes up and down many times a second.
3 | laser | How are tattoos removed? | Lasers break tattoo ink to bits | Short flashes break the ink, and the body carries the bits away over weeks. | It takes several sessions. | Black goes best, some colors hardly.

# induction-stove | machine | induction stoves | induction stove, induction stoves, induction cooktop, induction cooking, induction hob, induction stove work, an induction stove work, gas vs induction | Induction cooking
> The stove stays cool, and the pot is the stove. | A magnet tells you whether your pan will do. | It hums for a reason.
@ You put a pot on a cold glass plate, and the water begins to move.
4 | coil | How does an induction stove work? | Induction heats the pot and not the plate | A coil below the glass makes a magnetic field that changes many thousand times a second. It drives currents in the bottom of the pot, which get it hot. | So the heat arises in the pot. | The glass only gets warm from the pot.
3 | magnet on pan | Which pans work on induction? | Only magnetic pans work on induction | Iron and many steels work, and pure aluminum, copper or glass do not. | If a magnet sticks to the bottom, it fits. | Many aluminum pans have a steel plate below.
3 | boiling water | Is induction faster than gas? | Induction boils water faster than gas | Most of its energy gets into the pot, with gas more than half goes past it. | So it saves energy and keeps the kitchen cooler. | You can turn it down at once, as with gas.
3 | spilled milk | Is induction safer? | Spilled food hardly burns on induction | The plate beside the pot stays cool, and without a pot it switches off. | There is no flame. | Under a hot pot the glass is hot all the same.
3 | humming pot | Why does induction hum? | Pots hum because they vibrate | The changing field shakes the layers of the pot a little. | Heavy pots hum less. | It is normal.

# thermos-flask | invention | thermos flasks | thermos, thermos flask, vacuum flask, thermoses, a thermos work, thermos work, thermos bottle, insulated bottle | Vacuum flask
> It holds coffee hot with nothing. | It was made for the lab. | It cannot heat, and it cannot cool.
@ You pour tea on a mountain, and it steams.
4 | double wall | How does a thermos work? | Nothing between two walls holds the heat | Between the inner and the outer wall is almost no air, so heat cannot be carried across. A shiny layer throws back heat rays. | Most heat is lost through the lid. | It works for cold drinks, too.
4 | lab flask | Who invented the thermos? | James Dewar invented the vacuum flask | James Dewar invented the vacuum flask. He built it in eighteen ninety two to keep very cold liquids for his experiments. | He took no patent. | German glassblowers made a product of it.
3 | brand name | Where does the name thermos come from? | Thermos was a brand from Germany | The makers chose the name in nineteen oh four, from the Greek word for hot. | In the United States a court ruled that it had become an ordinary word. | Dewar lost the case against them.
3 | steel bottle | Why are flasks made of steel? | Steel flasks do not break | The first were of glass and broke easily. Steel ones came late in the twentieth century. | Glass keeps no taste. | Both work in the same way.
3 | warmed flask | How do you keep drinks hot longer? | Warm the flask first with hot water | Warm the flask first with hot water. Fill it with hot water for some minutes, empty it, and then pour in the drink, to the top. | A cold wall takes away heat. | Air in it takes some, too.

# escalators | machine | escalators | escalator, escalators, moving stairs, moving staircase, escalators work, escalator work, how escalators work | Escalator
> The stairs go down again on their heads. | The first ride came with brandy, they say. | The brushes are not for your shoes.
@ A step rises out of the floor and carries you.
3 | chain loop | How do escalators work? | An escalator is a loop of steps | Two chains pull the steps around. Each has wheels on two rails, which keep it level on the way, and flat at the ends. | Below your feet they come back upside down. | The handrail is driven by the same motor.
4 | fairground | Who invented the escalator? | Jesse Reno built the first escalator ride | Jesse Reno built the first escalator ride. In eighteen ninety six it carried people at Coney Island, as a sloping belt. George Wheeler and Charles Seeberger made the steps. | Nathan Ames had drawn one as early as eighteen fifty nine. | Seeberger thought up the word.
4 | brandy glass | How did people react to the first escalator? | Harrods offered brandy after the ride | The London store had a moving stair in eighteen ninety eight, and it is told that nervous customers got brandy at the top. | It was a belt without steps. | Stores wanted people upstairs.
3 | side brushes | What are the brushes on escalators for? | The brushes keep your feet away | The brushes keep your feet away. They warn you when your shoe comes near the gap at the side. | Soft shoes can be drawn in. | They are not for polishing.
3 | standing people | Is it faster to stand on an escalator? | Standing on both sides moves more people | A trial in London's Holborn station found that more people get up when all stand. | On long ones, few walk. | Most cities keep one side free all the same.

# bird-migration | animal | bird migration | bird migration, birds migrate, birds know where to migrate, birds know where to fly, migrating birds, migratory birds, why birds migrate, birds fly south, geese fly in a v, v formation | Bird migration
> A bird weighs less than a letter and crosses a sea. | Some fly eleven days without a break. | The V saves fuel.
@ You hear it first: a line of voices, high above the town.
4 | compass and stars | How do birds know where to migrate? | Migrating birds steer by Sun, stars and magnetism | Migrating birds steer by Sun, stars and magnetism. They use the Sun by day and the stars by night, and sense Earth's magnetic field. | Many young ones are born with the direction. | Others learn the way from their parents.
5 | godwit | Which bird flies farthest without a break? | Godwits cross the Pacific without a stop | Bar-tailed godwits fly from Alaska to New Zealand or Tasmania, more than eleven thousand kilometers in about ten days or so. | They do not eat or land. | Before that they double their weight, almost.
4 | arctic tern | Which bird travels most? | Arctic terns see two summers a year | Arctic terns see two summers a year. They fly from the Arctic to the Antarctic and back. | Tagged ones covered some seventy thousand kilometers and more in a year. | No other animal sees as much daylight.
3 | flying v | Why do birds fly in a V? | Flying in a V saves strength | Flying in a V saves strength. Each wing leaves rising air behind it, and the next bird uses it. | They take turns in front. | Ibises even time their wing beats.
3 | empty nest | Why do birds migrate? | Birds migrate for food, more than warmth | Insects and open water vanish in winter, and northern summers offer long days and much food. | Feathers keep many birds warm enough. | Some that once left now stay in towns.

# falling-cats | animal | cats that land on their feet | cats always land on their feet, cats land on their feet, cat land on its feet, cats land on feet, cat fall, falling cat, falling cats, cat righting reflex, cats fall from high, cats survive falls | Cat righting reflex
> It turns in the air without pushing off from anything. | It needs less than a meter or so. | Physicists argued about it for decades.
@ The cat slips off the shelf, and you hold your breath.
5 | turning cat | Why do cats always land on their feet? | Cats turn in the air, front first | The ears tell them which way is up. They bend in the middle, turn the front, then the back, and land on their feet. | They draw in legs on one side, and stretch them on the other. | So they need nothing to push against.
3 | kitten | Can kittens do it? | Kittens learn to turn within weeks | The reflex begins at about three to four weeks, and works at about seven. | Cats without a tail can do it, too. | They need some height to turn.
4 | old photographs | Who found out how cats turn? | Photos showed how cats fall | In eighteen ninety four Etienne-Jules Marey filmed a falling cat in Paris. | Scientists had thought that it pushed off from the hand. | Space engineers studied it later for astronauts.
4 | spread legs | How do cats survive high falls? | Cats spread out and fall slower | A small body with spread legs falls at about a hundred kilometers an hour at most. | Relaxed legs take up the shock. | Many still get hurt, so secure your windows.
3 | window | Do cats always survive a fall? | Cats do get hurt in falls | Vets see broken jaws, legs and lungs so often that they named it high-rise syndrome. | Low falls leave too little time to turn. | A net at the window is the best help.

# fish-facts | animal | fish | fish, fishes, fish breathe, fish breathe underwater, gills, fish sleep, goldfish memory, fish memory | Fish
> A fish drinks, or it does not, and both are right. | It remembers you for months. | The piranha is mostly afraid.
@ A mouth opens and closes on the other side of the glass.
3 | gills | How do fish breathe under water? | Fish breathe through their gills | Water flows in at the mouth and out over thin gills full of blood, which take up its oxygen. | Blood and water flow in opposite directions, so more gets over. | Out of water the gills stick together.
4 | goldfish | Do goldfish remember more than three seconds? | Goldfish remember for months | Goldfish remember for months. They learned to push levers and to come to a sound, and knew it weeks later. | They can learn to tell people apart, as some other fish do. | The three seconds are a tale.
4 | shocking eel | How strong is an electric eel? | Electric eels give hundreds of volts | Electric eels give hundreds of volts. Some reach more than eight hundred volts, for thousandths of a second. | Thousands of cells work like a row of batteries. | They are no true eels, but nearer to catfish.
3 | piranha teeth | Are piranhas dangerous? | Piranhas are mostly shy | Piranhas are mostly shy. They eat fish, carrion and plants, and swim in groups for safety. | Bites happen at low water or near nests. | A show for President Roosevelt made them famous.
4 | puffed fish | Why do pufferfish puff up? | Pufferfish swallow water to grow | Pufferfish swallow water to grow. In danger they fill a stretchy stomach with water and become a ball. | Many carry a poison for which there is no antidote. | Cooks in Japan need a license for them.
3 | sleeping fish | Do fish sleep? | Fish sleep with open eyes | Most have no lids, and rest still on the ground or in plants. | Parrotfish wrap themselves in slime. | Sharks often keep moving.

# dog-habits | animal | dog habits | dogs eat grass, dog eat grass, dog eats grass, dog follow me, dog follow me everywhere, dog follows me everywhere, dogs follow you, dogs follow their owners, dogs lick, dogs lick you, dog licks me, dogs lick people, dogs sniff, dogs dream, do dogs dream, dogs pant, dogs smell, dog smell | Dog behavior
> The bathroom door is no reason to stay behind. | Grass is salad, not medicine, most of the time. | That circle before bed is older than your house.
@ You get up, and the nails click behind you.
4 | dog in grass | Why do dogs eat grass? | Most dogs eat grass and are not ill | In surveys most owners say that theirs eat grass, and only few dogs seemed ill or vomited after it. | Wolves do it, too. | Do not let it eat grass that was sprayed.
3 | dog at door | Why does my dog follow me everywhere? | Dogs follow those they belong to | Dogs live in groups, and you are where food, play and safety are. | Some kinds were bred to work close to people. | If it panics alone, it needs training.
3 | licking tongue | Why do dogs lick you? | Dogs lick to greet and to taste | Puppies lick their mother's mouth for food. You taste of salt, and you react. | That makes it pay. | Constant licking of its own paws is for the vet.
3 | twitching paws | Do dogs dream? | Dogs most likely dream | In sleep their brains show phases as ours do, and paws and eyes twitch. | What they dream of nobody knows. | Let them sleep, as a startled dog may snap.
3 | nose | How well do dogs smell? | Dogs smell far better than we do | Dogs smell far better than we do. They have up to some three hundred million scent receptors, and we have a few million. | They can find people, truffles and some diseases. | Let them sniff on walks.
3 | panting | Why do dogs pant? | Dogs pant to cool down | Dogs pant to cool down. They sweat hardly, except at the paws, so water from tongue and lungs cools them. | In a parked car that is not enough. | Cars get deadly hot within minutes.
`

/** Parts of the body and helpers of the hospital that people ask about, told and not advised, for `readTopics`. */
export const BODY_PARTS_ASKED = `
# tonsils | body | tonsils | tonsils, tonsil, tonsil stones, tonsils removed, tonsils out, why do we have tonsils | Tonsil
> They're guards that catch what they guard against. | Once, whole schools lost them. | The crumbs in them smell.
@ Open wide, says the doctor, and looks at two lumps.
3 | open throat | What do tonsils do? | Tonsils take samples of what you swallow | Tonsils sit at the entrance of the throat, catch germs in deep pits, and show them to immune cells, which learn to fight. | They work hardest in childhood. | Then they shrink.
3 | swollen throat | Why do tonsils get infected? | Tonsils get infected by doing their job | Tonsils meet the viruses and bacteria that come in, and sometimes the germs win. They swell, redden and hurt. | Most sore throats come from viruses. | With high fever, trouble swallowing or breathing, see a doctor.
4 | row of school beds | Why were tonsils taken out so often? | Once, tonsils were removed like baby teeth | In the first half of the twentieth century, doctors took out millions of tonsils. In a New York study, each new doctor picked out more children who needed it. | It was fashion. | Today it takes good reasons.
3 | small white crumb | What are tonsil stones? | Tonsil stones are hardened crumbs | In the pits of the tonsils, food, dead cells and bacteria gather and harden. They smell of sulfur. | Gargling often gets them out. | They're usually harmless, and only the breath suffers.
2 | ice cream | Do you miss your tonsils? | You can do well without tonsils | Without tonsils, the throat still has more such tissue, also at the base of the tongue. Most people notice nothing. | The operation hurts for a week or two, more in adults. | The ice cream is real, and it's for the cold.

# gallbladder | body | the gallbladder | gallbladder, gall bladder, the gallbladder, gallstones, gallstone, live without a gallbladder, without a gallbladder | Gallbladder
> It keeps soap for your fries. | Some stones are bigger than marbles. | You can live without it.
@ A pizza goes down, and a small green bag squeezes.
3 | small green bag | What does the gallbladder do? | The gallbladder stores soap for fat | The liver makes bile all day. The gallbladder keeps it and thickens it, and when fat arrives, squeezes it into the gut. | Bile breaks fat into droplets. | Then enzymes can get at it.
3 | stones | What are gallstones? | Gallstones grow from too much cholesterol in bile | If bile holds more cholesterol than it can carry, crystals form and grow. Many people have some and never know. | Stuck in the way out, they hurt badly under the right ribs. | Pain with fever or yellow eyes is for the emergency room.
3 | bile to gut | Can you live without a gallbladder? | Without it, bile just drips | Without a gallbladder, bile flows straight from the liver into the gut. Very fatty meals can be hard on some people. | It's among the most common operations. | Deer and rats have none to begin with.
3 | brown color | Why is bile important? | Bile colors what you flush | Bile carries out a pigment left over from old red blood cells. Bacteria in the gut turn it brown. | Without bile, stool is pale as clay. | That's one thing doctors ask about.
2 | four humors | What did people once believe of bile? | Yellow bile made you angry, people thought | In the old teaching of four humors, yellow bile made people hot tempered. The Greek word for it lives on in choleric. | Black bile made you gloomy. | Cholera has its name from it, too.

# boogers | body | boogers | boogers, booger, snot, mucus, what are boogers, boogers made of, nose mucus, eat boogers, eating boogers, runny snot, green snot, picking your nose, pick their nose, people pick their nose | Mucus
> You swallow a quart of it a day. | Green doesn't mean what you think. | It's a filter that cleans itself.
@ Don't look down. Everybody has them.
3 | sticky web | What are boogers made of? | Boogers are dried snot with dust in it | The nose makes sticky mucus that catches dust, pollen and germs. Tiny hairs move it to the throat, and what dries on the way is a booger. | You swallow most of it. | Your stomach deals with the rest.
3 | green tissue | Why is snot green? | Your own defenders make snot green | White blood cells carry an enzyme with iron that looks green. When many of them fight in your nose, the snot turns green. | It shows a fight, not which germ. | So green alone doesn't call for antibiotics.
4 | jug | How much snot do you make? | Your nose makes about a liter a day | Nose and sinuses make around a liter of mucus daily. You just don't notice it slide down. | With a cold, it gets more and thicker. | In the cold, it runs because your nose adds water to dry air.
3 | finger | Is picking your nose bad? | Nearly everyone picks their nose | In surveys, most adults admit to picking their nose. A finger brings germs in and can scratch small vessels at the front. | A tissue or salt water does it better. | Wash your hands, for the others' sake.
3 | rock and river | Why does the nose have mucus at all? | Mucus warms and wets your breath | Lungs need damp, clean air. In a second, the nose warms it, moistens it and filters it. | Dry air makes it crack and bleed. | Breathing through the mouth skips all that.

# pacemakers | invention | pacemakers | pacemaker, pacemakers, pacemaker work, pacemaker works, heart pacemaker, invention of the pacemaker | Artificial cardiac pacemaker
> A wrong part from a box made it. | The first patient outlived its inventor. | Some are as small as a vitamin pill.
@ A tiny click, seventy times a minute, for years.
3 | small device | How does a pacemaker work? | A pacemaker listens and fills in | A pacemaker feels each heartbeat through a wire. If one is late, it gives a tiny shock to the muscle, and the heart beats. | It can speed up when you move. | Most people don't feel it.
5 | wrong part | Who invented the implanted pacemaker? | A wrong part made a heart rhythm | In the fifties, Wilson Greatbatch built a recorder for heart sounds and put in a wrong part. The circuit pulsed like a heart, and he made a pacemaker of it. | He made it small enough to implant. | Others in Sweden were first to put one in a man.
5 | old man | Who got the first pacemaker? | The first patient outlived the inventor | In nineteen fifty eight, Arne Larsson in Sweden got the first implanted pacemaker. It failed within hours. He went through more than twenty devices and died at eighty six. | He outlived the surgeon and the engineer. | His wife had begged them to try.
3 | battery | How long does a pacemaker last? | A pacemaker's battery lasts about ten years | A pacemaker's lithium cells give tiny sips of power, often for seven to fifteen years. Then the box is changed, and the wires mostly stay. | Some once ran on plutonium. | The newest fit inside the heart.
3 | airport arch | What should people with a pacemaker avoid? | Strong magnets can confuse a pacemaker | Modern pacemakers tolerate microwaves, and phones kept a hand's width away. Magnets in phones and headphones shouldn't lie on the chest. | At airport gates, walk on and don't linger. | The doctor and the card in the wallet give the details.

# ultrasound | invention | ultrasound | ultrasound, ultrasounds, ultrasound work, ultrasound works, how ultrasound works, sonogram, sonograms, baby ultrasound, ultrasound scan | Ultrasound
> A bat would understand. | Shipyards had it before mothers did. | The jelly isn't for comfort.
@ Cold jelly, a gray storm, and then a hand that waves.
4 | probe | How does ultrasound work? | Echoes draw the picture | Crystals in an ultrasound probe send sound into the body, millions of waves a second. Each border throws back an echo, and the time it takes tells how deep. | A computer turns it into gray dots. | It sees moving hearts live.
3 | jelly | Why is jelly used for an ultrasound? | The jelly keeps the air out | Ultrasound hardly gets from air into skin, and nearly all of it would bounce off. The jelly fills the gap. | That's why lungs and a gassy gut are hard to see. | Water would do, but it runs off.
4 | shipyard | Who invented medical ultrasound? | A device for ships found babies | In the fifties, Ian Donald of Glasgow borrowed an ultrasound flaw detector from industry and looked at tumors, then at babies. | He had known radar in the war. | It showed that a woman thought dying had a harmless cyst.
3 | blood flow | How does ultrasound see blood flow? | Moving blood changes the pitch | Blood that comes toward an ultrasound probe raises the echo's pitch, and blood that leaves lowers it. The machine colors it red and blue. | It's the trick of the police radar. | The swoosh that you hear is made from it.
3 | stone | What else does ultrasound do? | Ultrasound breaks stones and cleans rings | Focused ultrasound breaks kidney stones, warms tissue or loosens tartar. In a bath, its bubbles burst and clean jewelry. | For pictures, it's weak, and it uses no X-rays. | So it's used for babies.

# hearing-aids | invention | hearing aids | hearing aid, hearing aids, hearing aids work, hearing aid works, cochlear implant, cochlear implants, hearing loss devices | Hearing aid
> They don't just get louder. | Once, a king heard through his throne. | The brain has to learn it anew.
@ The birds are back, says grandpa.
3 | small ear device | How do hearing aids work? | Hearing aids lift only what you miss | A hearing aid's microphone picks up sound, and a chip raises just the pitches that the ear lost, mostly high ones. It turns down what's loud already. | Two microphones favor the voice in front. | A small speaker plays it into the ear.
3 | hair cells | Why do ears lose high tones first? | Tiny hairs for high tones wear out first | Sound shakes hair cells in a coiled tube. The high tones sit at the entrance, where every sound passes. Noise and age kill them, and they don't grow back. | Consonants are high. | So you hear voices and miss words.
4 | implant coil | What is a cochlear implant? | A cochlear implant talks to the nerve | If the hair cells are gone, a cochlear implant excites the nerve directly, with a thread of electrodes in the inner ear. At first, voices may sound like robots. | The brain learns over months. | Some in the Deaf community don't want it, and sign instead.
4 | throne | What did people use before hearing aids? | A king of Portugal listened through his throne | Before hearing aids, people used horns and trumpets. A king of Portugal had a throne with lion heads: people spoke into the mouths, and a tube led to his ear. | Beethoven had a set of ear trumpets. | The first electric ones came around nineteen hundred.
3 | crowded room | Why do hearing aids take time? | Brains have to learn to ignore again | After years of quiet, the fridge, steps and paper seem loud. The brain needs weeks to sort it out. | Those who wear them all day get used to them soonest. | Waiting years makes it harder.
`

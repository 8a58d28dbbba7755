/** Lists of people, their minds and their words; `read-lists.ts` says how they are written. */
export const LISTS_OF_PEOPLE_AND_MINDS = `
# showing-love | ideas | small ways to show love | love/affection show/express (small/ways/little/way/to/without/words/saying/someone/simple/everyday/partner)
- Bring the coffee as they like it. | Without asking.
- Put the phone away when they come in. | Look up first.
- Ask about the thing they were afraid of. | You remembered, and that says it.
- Do the chore that they hate. | And do not mention it.
- Send a photo of what made you think of them. | No words needed.
- Say thank you for what is always done. | For dinner, for the trash, for driving.
- Let them sleep. | Close the door softly.
- Leave a note where they will find it late. | In the lunch box, in the coat.
- Warm up the car. | Or their side of the bed.
- Take their side in front of others. | You can argue later.

# they-like-you | gathered | signs that somebody may like you | signs/sign likes/interested (you/someone/somebody/that/he/she/a/guy/girl/person/secretly/really/back/is/in/of/obvious/subtle/crush/your/has); signs/sign like they (you/that/really/secretly/of)
- They remember small things | On Friday they still know what you said about your sister's cat on Monday. Interest listens. | You never said it was important. | Interpersonal attraction
- They look at you when everyone laughs | People are said to turn to those they feel close to. It is a hint, and no proof. | So look for more than one. | Eye contact
- They ask back | Every answer becomes another question. In studies, people who ask more are liked more. | Boredom asks nothing. | Interpersonal communication
- They find reasons | A link, a question, a book to return. The reason is small, and that is the point. | Yours may be small, too. | Courtship
- They tease you softly | It is play, and they watch whether you laugh. | If it hurts, it is something else. | Flirting
- They make time | Busy people move things for those who matter. If they cannot, they name another day. | That one is hard to fake. | Dating
- They tell you something true | Opening up a little, and seeing if you do, is how people get close. | Asking is still the only sure way. | Self-disclosure

# small-talk-starters | ideas | conversation starters | conversation starters/starter/openers (good/interesting/fun/with/strangers/party/for/people/friends/deep/the/at/new/small/talk)
- What was the best part of your week? | Everyone has one.
- What do you have planned that you cannot wait for? | It shows you what matters to them.
- How do you two know the host? | There is always a story.
- What were you crazy about as a child? | And what is left of it?
- What do you do when you are not working? | It is the better question.
- What is worth the money around here? | Locals love to answer.
- Which film could you see again tonight? | And whom would you take along?
- What did you change your mind about? | Give your own answer first.
- What made you laugh lately? | Then be quiet, and listen.
- What is something small that makes you happy? | The answers are better than you think.

# procrastinators | gathered | types of procrastinators, as people describe them | types/kinds/type procrastinators/procrastinator/procrastination (of/the/which/one/are/you)
- The perfectionist | It has to be great, so it does not begin. A bad first draft is the way out. | Nobody else sees it. | Perfectionism (psychology)
- The dreamer | The plan is wonderful, and has no date. Write down the next step that takes ten minutes. | Dreams need verbs. | Procrastination
- The worrier | What could go wrong is clearer than what to do. Ask what would happen if it did. | Often it is not so bad. | Worry
- The crisis maker | Only the night before has enough fire. It works, until it does not. | Set a date with somebody before. | Procrastination
- The busy one | The kitchen shines, and the taxes are not done. Do the one thing first, then the rest. | All that was work, too. | Structured procrastination
- The rebel | They put it off because somebody told them to. Find a reason of your own. | It is still your time. | Reactance (psychology)

# manipulators | gathered | tricks that manipulators use | tricks/tactics/signs/techniques manipulators/manipulator/manipulative/manipulate (people/use/of/to/the/that/on/you/person/common/know/someone/is/a/manipulating)
- Gaslighting | You saw it, and they say it never happened. Write things down, and trust your notes. | The word comes from a play of nineteen thirty eight. | Gaslighting
- Guilt | After all I did for you. A favor with a bill was no favor. | You can be grateful and say no. | Guilt trip
- Love bombing | Gifts and big words in week one, and then they are taken away. | What is real can go slowly. | Love bombing
- Hurry | Now or never, so that you cannot think. Say that you will answer tomorrow. | If it cannot wait, it is no. | Scarcity (social psychology)
- The silent treatment | They do not speak until you give in. Say once that you are ready to talk. | Then do not chase. | Silent treatment
- Turning it around | You speak of what hurt you, and end up saying sorry. Go back to your first sentence. | It has a name, DARVO. | DARVO
- One small yes | A small favor makes a larger one harder to refuse. You may stop at any step. | Sellers know it well. | Foot-in-the-door technique

# unhappy-habits | gathered | habits that can make you unhappy | habits/habit unhappy/miserable/unhappiness (that/make/you/people/your/of/are/making); habits/habit happiness/joy kill/killing/steal/ruin/stealing (that/your/of/are)
- Comparing yourself | You see their best day, and know all of your own. Compare with yourself last year. | In studies, it weighs most on those who just scroll. | Social comparison theory
- Saying yes to everything | Each yes takes an hour from something you wanted. | Let me look, and I will tell you. | Assertiveness
- Too little sleep | After bad nights, small things feel large. It is often the first thing to mend. | Start with the hour you get up. | Sleep deprivation
- Going over it again and again | Thinking in circles feels like solving. Set ten minutes for it, then move. | A walk breaks the circle. | Rumination (psychology)
- Waiting for later | When I have the job, the house, the body. Much of that joy fades as we get used to it. | Put something good into this week. | Hedonic treadmill
- Staying alone | People guess that talking to strangers will be awful. In experiments, most were glad they did. | One hello a day. | Loneliness
- Keeping score | Who gave more, who called last. Nobody ever wins that. | Give what you would not miss. | Reciprocity (social psychology)

# confident-body-language | gathered | signs of confidence in body language | confidence/confident body language (signs/sign/of/that/show/look/shows/people/a/person)
- They take their time | Slow steps, and a pause before the answer. Hurry looks like fear. | You can practice that. | Body language
- They stand on both feet | The weight is even, and the shoulders are down. | Rocking looks nervous. | Posture (psychology)
- They look at you, and away | Steady, but no stare. A few seconds at a time feel right to most. | In some cultures less is polite. | Eye contact
- Their hands are seen | Not in pockets, not folded. Open hands go with open words. | They move with the point. | Gesture
- They finish sentences | The voice goes down at the end, so it does not sound like a question. | Record yourself once. | Intonation (linguistics)
- They are fine with silence | Nobody has to fill it. | Count to three. | Silence
- They keep still | No pen to click, no hair to touch. Nerves tend to show in the hands. | Give yours a glass to hold. | Body language

# biases-to-know | gathered | cognitive biases worth knowing | cognitive/thinking/mental/psychological biases/bias (everyone/should/know/about/that/common/you/have/explained/your/most/the/list/of)
- Confirmation bias | We look for what proves us right, and do not see the rest. Ask what would prove you wrong. | It works on clever people as well. | Confirmation bias
- Anchoring | The first number pulls all others toward it. That is why the old price is still on the tag. | Make your own guess first. | Anchoring effect
- Survivorship bias | We see the stars who quit school, and not those who quit and failed. | In the war, it was about holes in planes. | Survivorship bias
- The sunk cost fallacy | You finish the bad film because you paid. The money is gone either way. | Ask what you would do if it were free. | Sunk cost
- The halo effect | Good looks make us think of kind and clever, without reason. | Names and brands do it, too. | Halo effect
- Hindsight bias | Afterward, it was clear to everyone. Write down today what you expect. | Diaries are honest. | Hindsight bias
- Availability | What comes to mind easily seems common. Plane crashes are on the news, car crashes are not. | Look for the number. | Availability heuristic
- The spotlight effect | You think that all saw the stain on your shirt. In an experiment, far fewer did. | They worry about their own. | Spotlight effect

# odd-phobias | gathered | of the strangest phobias that have a name | phobias/phobia/fears strange/strangest/weird/weirdest/unusual/rare/rarest/craziest (world/in/that/exist/real/people/have/actually/names)
- Trypophobia | The sight of many small holes makes some people shudder, in a lotus pod, a sponge or a honeycomb. | Some think that it is disgust, and not fear. | Trypophobia
- Globophobia | The fear of balloons, mostly of the bang. | A party can be torture. | Globophobia
- Coulrophobia | The fear of clowns. A painted smile hides what a face feels. | Researchers asked people why. | Coulrophobia
- Nomophobia | The fear of being without a phone. The name is short for no mobile phone. | A British study gave it the name. | Nomophobia
- Emetophobia | The fear of throwing up. It can decide what people eat and where they go. | Therapy can help. | Emetophobia
- Koumpounophobia | The fear of buttons. Some who have it wear only zippers. | Shirts are the hard part. | List of phobias
- Arachibutyrophobia | The fear that peanut butter sticks to the roof of the mouth. The name may have begun as a joke. | It is longer than the jar. | List of phobias

# mind-experiments | gathered | famous psychology experiments | psychology/psychological experiments/experiment/studies (famous/most/history/in/that/of/the/crazy/unethical/shocking/classic/disturbing)
- The Milgram experiment | People were told to give a stranger electric shocks. In the best known version, two of three went to the end. Nobody was really shocked. | A man in a coat told them to go on. | Milgram experiment
- The invisible gorilla | Count the passes, they were told. About half did not see a man in a gorilla suit walk through. | He even beat his chest. | Inattentional blindness
- The Asch experiment | A line was plainly too short, and all others said that it fit. Three of four joined them at least once. | The others were actors. | Asch conformity experiments
- The marshmallow test | Children could eat one, or wait and get two. Later studies found that it tells less about their future than was thought. | Home counted for much. | Stanford marshmallow experiment
- The Stanford prison | Students played guards and prisoners until it was stopped after six days. It is disputed now, as guards had been coached. | It stands in every textbook. | Stanford prison experiment
- Little Albert | Around nineteen twenty, a baby was taught to fear a white rat. It would be forbidden today. | Who he was is not sure. | Little Albert experiment
- Pavlov's dogs | They drooled at a sound that had come before food often enough. | He was studying digestion. | Classical conditioning
- The Rosenhan study | Healthy people were kept in psychiatric hospitals, a paper said. A journalist later found much that does not fit. | It changed psychiatry anyway. | Rosenhan experiment

# italian-gestures | gathered | Italian hand gestures, and what they mean | italian/italy hand/hands gestures/gesture (and/what/they/mean/meaning/explained/famous/with)
- The purse hand | All fingertips together, pointing up, moving up and down. It asks: what do you want, what are you saying? | It is not a compliment. | List of gestures
- The chin flick | Fingers brush forward from under the chin. It means: I do not care. | In some places, it is rude. | Chin flick
- The cheek screw | A finger turns in the cheek. The food is delicious. | It needs no words. | List of gestures
- The empty hand | Thumb and finger stretched, turned back and forth. There is none left. | Good for wine and patience. | List of gestures
- The horns | Pointed down, they keep bad luck away. Pointed at a man, they say that his wife cheats. | So mind the direction. | Sign of the horns
- Eye pull | A finger pulls down the lower lid. Watch out, or: that one is clever. | In France it means: I do not believe you. | List of gestures
- Praying hands that shake | Palms together, up and down. What am I to do with you? | Mothers are good at it. | List of gestures

# contronyms | gathered | words that are their own opposite | words/word own opposite/opposites (that/their/are/its/english/mean/the); contronyms (english/list/of/words)
- Sanction | It can mean to allow something, and to punish for it. Read on, and you know which. | Both come from making holy. | Contronym
- Dust | You dust a shelf, and dust a cake. One takes it off, one puts it on. | The same goes for to seed. | Contronym
- Cleave | To split apart, and to cling together. They were two words in Old English. | They just grew alike. | Contronym
- Oversight | It means watching over, and a mistake because nobody watched. | Some offices offer both. | Contronym
- Left | Who left has gone, and who is left has stayed. | A party can be described either way. | Contronym
- Bolt | You bolt a door so it stays, and you bolt so you do not. | Horses do the second. | Contronym
- Fast | It runs, or it cannot move at all, as in stuck fast. | It also means to eat nothing. | Contronym
- Screen | To show a film, or to hide something behind one. | Phones do both. | Contronym

# latin-in-use | gathered | Latin phrases that we still use | latin phrases/words/sayings/expressions (still/we/use/everyday/used/in/today/english/you/know/every/day/common)
- Et cetera | And the rest. You say it almost every day, and mostly write three letters. | There is no X in it. | Et cetera
- Carpe diem | It means pluck the day, like fruit. Horace wrote it about two thousand years ago. | Most say seize. | Carpe diem
- Alibi | It just means elsewhere. If you were elsewhere, you did not do it. | Courts have used it for centuries. | Alibi
- Vice versa | The position being turned. It is used as if it were English. | Some say it with three syllables. | List of Latin phrases
- Status quo | The state in which things are. It sounds better than as always. | A rock band took the name. | Status quo
- Quid pro quo | Something for something. It first was about mixing up medicines. | Lawyers love it. | Quid pro quo
- Ad hoc | For this. Made for one case and no other. | Many committees are. | Ad hoc
- Bona fide | In good faith. A real one, that is. | We say it in three syllables or four. | Bona fides

# hard-languages | gathered | languages that are hard to learn for speakers of English | hardest/difficult/hard languages/language (learn/to/world/most/english/speakers/for/the)
- Japanese | Three scripts, and verbs that change with who you speak to. American diplomats plan some two thousand two hundred hours. | Its sounds are fairly easy. | Japanese language
- Arabic | It is written from right to left, mostly without short vowels, and each country speaks its own kind. | Its letters change with their place. | Arabic
- Mandarin | One syllable in four tones is four words. A newspaper takes a few thousand characters. | Its verbs keep one form. | Standard Chinese
- Cantonese | Six tones by most counts, and many words that are seldom written. | Hong Kong's films made it famous. | Cantonese
- Korean | The letters take a day. Politeness and word order take years. | A king gave it the letters. | Korean language
- Hungarian | It has some eighteen cases, and almost no word that sounds familiar. | Finnish is a distant cousin. | Hungarian language
- Finnish | Fifteen cases, and words as long as trains. It has no the, and no word of its own for please. | It is spelled as it sounds. | Finnish language

# endangered-tongues | gathered | languages that could be gone soon | endangered/dying/rare/rarest/disappearing languages/language (world/in/the/most/that/are/soon/extinct)
- Njerep | In Cameroon, only a handful of old people still knew it around the year two thousand. | It may be silent by now. | Njerep language
- Ainu | In the north of Japan, hardly anybody is left who grew up with it. Young people learn it from recordings. | It has no known relatives. | Ainu language
- Livonian | The last one who grew up with it died in twenty thirteen. A few people in Latvia speak it again. | It is related to Estonian. | Livonian language
- Cornish | It fell silent around eighteen hundred and was brought back from books. Children learn it again. | It is a cousin of Welsh. | Cornish language
- Ter Sami | In the far northwest of Russia, a few old people were left. | It has a wealth of words for reindeer, as its cousins do. | Ter Sámi
- Yagan | In Chile, Cristina Calderon was the last who had learned it as a child. She died in twenty twenty two. | She made a dictionary with her granddaughter. | Yahgan language
- Hawaiian | In the eighties, fewer than fifty children spoke it. Preschools in Hawaiian turned that around. | It is spoken by thousands again. | Hawaiian language
`

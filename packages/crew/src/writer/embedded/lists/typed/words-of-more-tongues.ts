/** Words of more languages that English has no single word for; `read-lists.ts` says how they are written. */
export const LISTS_OF_WORDS_OF_MORE_TONGUES = `
# portuguese-untranslatable | gathered | Portuguese words that English has no single word for | portuguese/brazilian/portugal/brazil words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); portuguese/brazilian/portugal/brazil untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Saudade | Saudade is the ache for something or someone that's gone, and that you love to think of. | It runs through fado. | Saudade
- Desenrascanco | Desenrascanco is getting out of a fix with whatever lies at hand. Portugal is proud of it. | Tape is often part of it. | Portuguese language
- Cafune | Cafune is running your fingers through the hair of somebody you love. | Brazil brought it into the language. | Portuguese language
- Gambiarra | Gambiarra is a wild repair that works: a fork as an antenna. | Brazil has it on every street. | Portuguese language
- Lusco-fusco | Lusco-fusco is the short time when it's neither day nor night. | It sounds like what it is. | Portuguese language
- Madrugada | Madrugada is the time between midnight and sunrise. English calls it small hours. | Fado singers live in it. | Portuguese language
- Friorento | Friorento is somebody who always feels cold. | She wears socks in bed. | Portuguese language

# welsh-untranslatable | gathered | Welsh words that English has no single word for | welsh/wales words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); welsh/wales untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Hiraeth | Hiraeth is homesickness for a home that may not exist any more, or never did. | Songs are full of it. | Hiraeth
- Cwtch | A cwtch is a hug that's also a safe place. It means a cupboard, too. | Only a few people give a real one. | Welsh language
- Hwyl | Hwyl is spirit, fun and a sail in the wind. It's also how you say goodbye. | A good preacher had it. | Welsh language
- Cynefin | Cynefin is the place where you belong and know every stone. For sheep, it's their own piece of the hill. | Lambs learn it from their mothers. | Welsh language
- Dod yn ol at fy nghoed | To come back to my trees: to find your balance again. | Nobody has to explain it. | Welsh language
- Milltir sgwar | Your square mile is the ground of your childhood. | You measure all others by it. | Welsh language

# finnish-untranslatable | gathered | Finnish words that English has no single word for | finnish/finland words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); finnish/finland untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Kalsarikannit | Kalsarikannit is drinking at home in your underwear, with no plan to go out. | Finland made an emoji of it. | Finnish language
- Sisu | Sisu is grit beyond the point where others stop. It comes from the word for guts. | A candy and a truck are named for it. | Sisu
- Poronkusema | Poronkusema is how far a reindeer goes before it has to stop to pee, seven kilometers or so. | It was a real measure. | Finnish language
- Loyly | Loyly is the steam that rises when water hits the sauna's stones. Once it meant spirit. | You throw loyly, you don't make it. | Finnish sauna
- Myotahapea | Myotahapea is shame that you feel for somebody else. | Talent shows live off it. | Vicarious embarrassment
- Talkoot | Talkoot is when all the neighbors come and do a job together, for soup and thanks. | Staying away is noticed. | Communal work
- Juoksentelisinkohan | One word for: I wonder if I should run around for no reason. | Finnish builds it piece by piece. | Finnish language
- Hankikanto | Hankikanto is snow with a crust strong enough to walk on. | After frosty nights in March, it bears you till the sun softens it. | Finnish language

# arabic-untranslatable | gathered | Arabic words that English has no single word for | arabic/arab/arabs words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); arabic/arab/arabs untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Samar | Samar is staying up late to talk, long after dark. | It needs a moon and tea. | Arabic
- Tarab | Tarab is the ecstasy when music carries you off. Singers were measured by it. | One verse could take half an hour. | Tarab
- Ya'aburnee | In Lebanon and Syria, it says: may you bury me, since I couldn't live without you. | Mothers say it to children. | Arabic
- Gurfa | Gurfa is the water that you can hold in your hand. | A desert needs such a word. | Arabic
- Na'eeman | You say it to somebody fresh from the bath or the barber: may it be a blessing. | There's a set reply. | Arabic
- Inshallah | Inshallah is if God wills. It can mean yes, perhaps, or no, politely. | Children know which one it is. | Inshallah
- Yalla | Yalla is come on, hurry, let's go, and goodbye. | It works in every language near. | Arabic

# dutch-untranslatable | gathered | Dutch words that English has no single word for | dutch/netherlands words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); dutch/netherlands untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Gezellig | Gezellig is cozy and in good company. A room can be it, and an evening, and a person. | Alone it hardly works. | Gezelligheid
- Uitwaaien | Uitwaaien is going out into the wind to clear your head. | The beach does it best. | Dutch language
- Uitbuiken | Uitbuiken is leaning back after a big meal to let the belly out. | A button may open. | Dutch language
- Voorpret | Voorpret is the fun before the fun: planning the trip, packing the bag. | It can be the better half. | Dutch language
- Natafelen | Natafelen is staying at the table long after dessert. | Spain does it, too. | Dutch language
- IJsberen | IJsberen is pacing up and down, like a polar bear. | Waiting rooms are full of it. | Dutch language
- Eigenwijs | Eigenwijs is stubborn, because you trust your own wisdom. It's half an insult. | Half the country is, it says itself. | Dutch language

# swedish-untranslatable | gathered | Swedish words that English has no single word for | swedish/sweden words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); swedish/sweden untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Lagom | Lagom is not too little and not too much, just right. | A proverb says it's best. | Lagom
- Fika | Fika is a break for coffee, something sweet, and each other. Offices stop for it. | It's coffee said backward, in old slang. | Fika (Sweden)
- Mangata | Mangata is the road of light that the moon lays on water. | Moon street, in two words. | Swedish language
- Gokotta | Gokotta is getting up at dawn to hear the cuckoo. | People picnic at it in May. | Swedish language
- Resfeber | Resfeber is the beating heart before a trip, fear and joy at once. | Travel fever. | Swedish language
- Tretar | Tretar is the third cup, a refill of the refill. | The second has its word, too. | Swedish language
- Vabba | Vabba is staying at home, paid, with a sick child. February is called vabruary. | The state pays for it. | Swedish language

# norwegian-untranslatable | gathered | Norwegian words that English has no single word for | norwegian/norway words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); norwegian/norway untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Utepils | Utepils is the first beer outside in the sun. The first mild day of spring is for it. | A jacket may be needed. | Norwegian language
- Friluftsliv | Friluftsliv is life in the open air, in all weather, as a way to be. Ibsen used the word. | There's no bad weather. | Friluftsliv
- Forelsket | Forelsket is the state of falling in love, before love. | Butterflies, and no sleep. | Norwegian language
- Palegg | Palegg is anything that you lay on bread: cheese, jam, a slice of cold fish. | The lunch box is its home. | Norwegian language
- Dogn | A dogn is a day and a night, twenty four hours. | English just says day for both. | Norwegian language
- Dugnad | Dugnad is when neighbors paint the fence or rake the yard together, unpaid. Then there's waffles. | It was named the word of the nation. | Communal work
- Koselig | Koselig is warmth with candles and people, against the dark. | Denmark's hygge is its cousin. | Norwegian language

# korean-untranslatable | gathered | Korean words that English has no single word for | korean/korea words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); korean/korea untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Nunchi | Nunchi is reading the room with your eyes: knowing what others feel without a word. | Quick nunchi is praise. | Nunchi
- Jeong | Jeong is the bond that grows between people who share meals and years, even if they quarrel. | You can have it with a place. | Jeong (Korean concept)
- Han | Han is grief and anger that couldn't be let out, handed down. | Songs carry it. | Han (cultural)
- Aegyo | Aegyo is being cute on purpose, with voice and pout. | Pop stars have to do it. | Aegyo
- Eomchina | Eomchina is mom's friend's son, who's better at all you do. | Nobody has met him. | Korean language
- Sseom | Sseom is the time when two like each other and nothing's been said. It's the English word some. | Texts are read five times. | Korean language
- Dapdap | Dapdap is the tight chest when something is stuck: a slow line, a stubborn uncle. | A cold soda helps, they say. | Korean language

# italian-untranslatable | gathered | Italian words that English has no single word for | italian/italy words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); italian/italy untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Abbiocco | Abbiocco is the sleepiness after a big lunch. | It comes from a brooding hen. | Italian language
- Meriggiare | Meriggiare is to rest in the shade at noon. A famous poem begins with it. | Montale wrote it at about twenty. | Eugenio Montale
- Culaccino | Culaccino is the ring that a cold glass leaves on the table. | And the end of a salami. | Italian language
- Gattara | A gattara is a woman who feeds stray cats. Rome has laws to protect her colonies. | She knows each by name. | Italian language
- Magari | Magari is maybe, and I wish, and if only. | The tone tells you which. | Italian language
- Fare la scarpetta | To make the little shoe: wipe the sauce off your plate with bread. | At home it's a must. | Italian language
- Menefreghista | A menefreghista is somebody who doesn't give a damn, and shows it. | It's made from the words for I don't care. | Italian language
- Boh | Boh is I don't know, and I don't much care, in one breath. | It goes with the shoulders. | Italian language

# russian-untranslatable | gathered | Russian words that English has no single word for | russian/russia words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); russian/russia untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Toska | Toska is an ache of the soul without a cause. Nabokov said that no English word has all its shades. | At its lowest, it's boredom. | Toska (emotion)
- Pochemuchka | A pochemuchka is a child who asks why, and why, and why. | It's from a children's book. | Russian language
- Smekalka | Smekalka is the wit to solve a problem with nothing. | Folk tales reward it. | Russian language
- Avos | Avos is hoping that it'll go well, with no reason and no plan. | A proverb warns of it. | Russian language
- Sutki | Sutki is a day and its night, twenty four hours. | Night trains are counted in it. | Russian language
- Podstakannik | A podstakannik is the metal holder for a tea glass, as on trains. | The glass rattles through the night. | Podstakannik
- Odnolyub | An odnolyub loves one person in a lifetime. | There's a form for women. | Russian language

# yiddish-words | gathered | Yiddish words that English has no single word for | yiddish/jewish words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); yiddish/jewish untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); yiddish/jewish words/word/slang (funny/cool/beautiful/weird/favorite/everyone/should/know/you/we/use/that/best/english/people)
- Schlimazel | The schlemiel spills the soup, and the schlimazel is the one it lands on. | Luck has it in for him. | Schlemiel
- Chutzpah | Chutzpah is nerve. A man who killed his parents asks for mercy, as he's an orphan. | The joke is old. | Chutzpah
- Mensch | A mensch is a person of honor, whom you can trust. | It only means human being. | Mensch
- Kvell | To kvell is to glow with pride, as over a grandchild. | Buttons burst. | Yiddish
- Naches | Naches is joy from what your children do. | It's kvelled over. | Yiddish
- Luftmensch | A luftmensch lives on air: big dreams, no trade. | Sholem Aleichem wrote of one. | Yiddish
- Kibitz | To kibitz is to look over a player's shoulder and give advice. | It's from a bird that sticks its beak in. | Yiddish
- Schmooze | To schmooze is to chat warmly, perhaps for a purpose. | Hollywood lives on it. | Yiddish

# turkish-untranslatable | gathered | Turkish words that English has no single word for | turkish/turkey words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); turkish/turkey untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Yakamoz | Yakamoz is the glow on the night sea, from tiny beings or from the moon. | It once was voted the most beautiful word. | Yakamoz
- Kolay gelsin | May it come easy: said to anyone at work, from the baker to the judge. | You say it as you walk by. | Turkish language
- Eline saglik | Health to your hands: thanks to whoever cooked or made it. | The cook answers, may it be good for you. | Turkish language
- Huzun | Huzun is a gray sadness that a whole city shares. Orhan Pamuk wrote a chapter on Istanbul's. | It suits the ferries. | Istanbul: Memories and the City
- Gonul | Gonul is the heart that loves and chooses, and can be broken or won. | The one that beats is kalp. | Turkish language
- Imece | Imece is a village doing one family's work together. | Next week it's yours. | Turkish language

# hindi-untranslatable | gathered | Hindi words that English has no single word for | hindi/indian/india/urdu words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); hindi/indian/india/urdu untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Jugaad | Jugaad is a clever fix with little: a pump that becomes a truck. | Business schools teach it. | Jugaad
- Kal | Kal is yesterday, and it's tomorrow. The verb tells you which. | Parson is the same, two days off. | Hindi
- Jootha | Jootha is food that somebody has bitten or touched with the mouth. Sharing it is closeness. | Or a taboo. | Jhootha
- Viraha | Viraha is finding out how much you love when you're apart. | Krishna's songs are full of it. | Hindi
- Jijivisha | Jijivisha is the wish to live, and live fully. | It's from Sanskrit. | Hindi
- Rimjhim | Rimjhim is the sound of soft, steady rain. | Film songs love it. | Hindi

# french-untranslatable | gathered | French words that English has no single word for | french/france words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); french/france untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Depaysement | Depaysement is how it feels to be out of your country: lost and wide awake. | Some travel to get it. | French language
- Retrouvailles | Retrouvailles is the joy of meeting again after a long time. | Airports are full of it. | French language
- Flaner | Flaner is to stroll through a city without an aim, and look. | Paris made an art of it. | Flaneur
- L'esprit de l'escalier | The wit of the staircase: the answer comes when you're already on the way down. | Diderot told it of himself. | L'esprit de l'escalier
- Yaourter | To sing in yogurt: making up the words of a song in a language you don't know. | Every shower knows it. | Chanter en yaourt
- Terroir | Terroir is what the ground gives to a wine or cheese: soil, slope, wind, habit. | Labels live on it. | Terroir
- Tutoyer | Tutoyer is to say tu, and no longer vous. Whole friendships wait for it. | Once you've done it, there's no way back. | T-V distinction

# scots-words | gathered | Scots words that English has no single word for | scottish/scots/scotland words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); scottish/scots/scotland untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); scottish/scots/scotland words/word/slang (funny/cool/beautiful/weird/favorite/everyone/should/know/you/we/use/that/best/english/people)
- Tartle | To tartle is to hesitate, since you've forgotten the name of who you're about to introduce. | Pardon my tartle. | Scots language
- Hurkle-durkle | To hurkle-durkle is to stay in bed when you should be up. It's over two hundred years old. | The internet woke it. | Scots language
- Dreich | Dreich is weather: gray, wet, long. Scots voted it their favorite word. | It's drawn out as you say it. | Scots language
- Scunnered | Scunnered is fed up to the point of disgust. | Mondays do it. | Scots language
- Peelie-wally | Peelie-wally is pale and not well. | You're told so by aunts. | Scots language
- Crabbit | Crabbit is grumpy, with a face to match. | Tea may help. | Scots language
- Braw | Braw is fine, good, splendid. | A braw bricht moonlicht nicht. | Scots language

# filipino-words | gathered | Filipino words that English has no single word for | filipino/tagalog/philippines words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); filipino/tagalog/philippines untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); filipino/tagalog/philippines words/word/slang (funny/cool/beautiful/weird/favorite/everyone/should/know/you/we/use/that/best/english/people)
- Gigil | Gigil is wanting to squeeze something, since it's so cute. The Oxford dictionary took it in. | Babies are at risk. | Cute aggression
- Kilig | Kilig is the shiver of romance, yours or on screen. | It's been in the Oxford dictionary since twenty sixteen. | Kilig
- Tampo | Tampo is sulking in silence, so that someone will be nice to you. | Ask, and it melts. | Tagalog language
- Bayanihan | Bayanihan is neighbors carrying a whole house to its new place, on their shoulders. Now it's any helping together. | Food is the pay. | Bayanihan
- Pasalubong | Pasalubong is the gift that you bring home from anywhere. | Coming with empty hands is hard. | Pasalubong
- Sayang | Sayang is what a pity, of anything that went to waste. | In Malay, it means dear. | Tagalog language
- Bahala na | Bahala na is come what may. Some say that it calls on God. | Then you leap. | Bahala na

# greek-untranslatable | gathered | Greek words that English has no single word for | greek/greece words/word untranslatable/no/without/can't/cannot/don't/doesn't/untranslated (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into); greek/greece untranslatable (that/with/english/translation/translations/equivalent/have/has/exist/in/translate/translated/be/you/an/word/words/for/beautiful/language/cool/weird/funny/a/single/meaning/meanings/no/into)
- Meraki | Meraki is putting your soul into what you do, even coffee. | It came by way of Turkish. | Greek language
- Filotimo | Filotimo is love of honor: doing right since you couldn't live with less. | Greeks say that it can't be explained. | Philotimo
- Kefi | Kefi is the joy that makes you dance on your own, or on the table. | Plates once paid for it. | Greek language
- Xenia | Xenia is the old law of hospitality: a stranger may be a god. Feed first, ask later. | The Odyssey turns on it. | Xenia (Greek)
- Palikari | A palikari is a brave young man, with style. | Grandmothers use it. | Greek language
- Volta | A volta is the evening walk along the water, to see and be seen. | Whole families go. | Passeggiata
`

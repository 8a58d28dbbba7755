/** Lists of technology, gifts, seasons and what to do with a life; `read-lists.ts` says how they are written. */
export const LISTS_OF_SCREENS_AND_SEASONS = `
# useful-apps | choices | useful apps that few people talk about | apps/app useful/underrated/unknown (nobody/talks/about/that/are/you/need/know/no/one/should/your/phone/actually/few/people)
- Merlin | It listens to a bird and tells you its name. Researchers at Cornell made it, and it is free. | It knows songs from all over. | Merlin Bird ID
- Libby | Books and audiobooks from your library, on your phone, for a library card. | They go back by themselves. | OverDrive, Inc.
- Stellarium | Hold the phone up, and it names the stars. | It works on a computer, too. | Stellarium (software)
- Be My Eyes | Blind people call, and you read the date on their milk. Millions have signed up to help. | You may say no at any time. | Be My Eyes
- Organic Maps | Maps that work without a connection, with paths for hikers. | Volunteers draw the map. | Organic Maps
- Seek | Point it at a plant or a beetle, and it tells you what it may be. | It needs no account. | INaturalist
- Anki | Cards that come back just before you forget them. Medical students swear by it. | On computers it is free. | Anki (software)

# failed-tech | gathered | tech inventions that failed | tech/technology/gadgets inventions/products/failed/flops/failures/fails/gadgets (that/failed/biggest/famous/in/history/worst/of/the/flopped/all/time)
- Google Glass | In twenty thirteen, it cost fifteen hundred dollars, and nobody wanted to talk to a camera. | There was even a rude name for wearers. | Google Glass
- The Segway | It was to change how cities are built. Mostly guides and guards rode it, and it ended in twenty twenty. | Small scooters got the streets instead. | Segway
- Betamax | Its picture was thought the better one. VHS tapes ran longer, and won. | Sony made the last tapes in twenty sixteen. | Betamax
- The Newton | Apple's notebook of nineteen ninety three could read handwriting, badly at first. The Simpsons laughed at it. | Its ideas came back in the phone. | Apple Newton
- Three D television | Around twenty ten it was in every store. Nobody liked looking for the glasses, and by twenty seventeen it was over. | Theaters kept it. | 3D television
- The Virtual Boy | Nintendo's red and black game goggles of nineteen ninety five gave many people headaches. | They were gone within a year. | Virtual Boy
- Concorde | It crossed the ocean in about three and a half hours, but never earned back what it cost to develop. It flew until two thousand three. | It was loud, and thirsty. | Concorde

# obsolete-tech | gathered | pieces of technology that kids hardly know anymore | obsolete/old/outdated/forgotten technology/tech/gadgets (kids/don't/know/that/today/anymore/from/the/90s/80s/will/never/understand/gen/z/about/wouldn't/things)
- The rotary phone | You put a finger into a hole and turned. A number with many zeros took patience. | Nobody knew who was calling. | Rotary dial
- The floppy disk | One held less than a single photo of today. It lives on as the sign for save. | Some planes were still updated with them. | Floppy disk
- The cassette | When the tape came out, you wound it back with a pencil. | A mix tape was a love letter. | Cassette tape
- The dial up modem | It screamed, and then you were online. If somebody called, you were not. | One song could take an hour. | Dial-up Internet access
- The pager | It showed a number, and you looked for a phone. Some hospitals use them still. | Its signal goes far. | Pager
- Film for cameras | Twenty four or thirty six pictures, and a week of waiting. Every thumb cost money. | Some are coming back to it. | Photographic film
- The video store | You drove there on Friday, and the film was out. Late fees were how they earned much of their money. | One Blockbuster is left, in Oregon. | Video rental shop
- The phone book | All names of a town, with address, at every door. | Small children sat on it at dinner. | Telephone directory

# limits-of-ai | gathered | things that AI still does badly | ai can't/cannot/not/badly/never (things/still/do/that/what/able/good/at/replace/yet/to)
- Knowing when it is wrong | It says false things in the same calm voice as true ones. Check what matters. | The word for that is hallucination. | Hallucination (artificial intelligence)
- Being responsible | When it gives bad advice, somebody else pays. Courts have already said so to lawyers who let it invent cases. | A person has to sign. | Artificial intelligence
- Folding the laundry | What a child learns is hard for robots, and chess is easy. That puzzle is forty years old. | It is named for Hans Moravec. | Moravec's paradox
- Knowing you | It has your words, and not your day. It was not there when you laughed. | It can only guess. | Large language model
- Wanting something | It has no wishes of its own. The question is always yours. | So is the choice. | Philosophy of artificial intelligence
- News of just now | It learned from the past, and without a search it knows nothing of this morning. | Ask how far its knowledge goes. | Large language model
- Answering the same each time | Ask twice, and you may get two answers. You would not want that of a bridge. | Rules help, and do not cure it. | Large language model

# keyboard-shortcuts | ideas | keyboard shortcuts that everyone should know | keyboard/computer/windows/pc shortcuts/shortcut (everyone/should/know/useful/that/you/best/need/to/will/save/time/keyboard/hidden/every) | On a Mac, press Command where Windows has Control.
- Control Z takes back the last thing. | And the one before it.
- Control Shift T opens the tab you just closed. | It works in every big browser.
- Control F finds a word on the page. | Better than scrolling.
- Windows V shows all that you have copied. | Switch it on the first time.
- Control Shift V pastes without the colors and fonts. | In most programs.
- Alt Tab jumps between windows. | Hold Alt, and keep pressing Tab.
- Windows L locks the screen. | Before you get coffee.
- Windows Shift S cuts a picture out of the screen. | Then paste it where you like.
- Windows and a period opens all the emoji. | Signs as well.
- Control A selects everything. | Be careful with what you press next.

# password-mistakes | gathered | common password mistakes | password/passwords mistakes/mistake (common/everyone/makes/people/make/you/that/biggest/avoid/security/with/stop/most/the)
- One for everything | When one site is hacked, thieves try it on all others. A password manager makes one for each. | It is called stuffing. | Credential stuffing
- Short ones | Eight letters fall fast to a good computer. Four or five random words are long, and can be remembered. | Length beats odd symbols. | Password strength
- The name of your dog | It is all over your photos. So are birthdays and teams. | Your friends could guess it, too. | Password strength
- Letters turned to symbols | A zero for an O fools nobody. Programs try that first. | They know all the tricks. | Password cracking
- No second step | Switch on the code from an app. Then the password alone is not enough. | Mail first, then the bank. | Multi-factor authentication
- Telling it | No bank, no police and no help desk needs it. Whoever asks is a thief. | Hang up. | Phishing
- True answers to safety questions | Your mother's name can be looked up. Give an invented one, and write it down. | Your first pet was a walrus. | Security question

# phone-settings | ideas | phone settings to change today | phone/iphone/android settings/setting (to/change/you/should/today/now/right/turn/off/on/your/need/immediately/that/privacy/everyone)
- Turn off notifications for all but people. | Apps can wait, people cannot.
- Fill in the emergency info on the lock screen. | Doctors look there.
- Hide the text of messages while it is locked. | Nobody at the table needs to read along.
- Look at which apps know where you are. | While using is enough for most.
- Switch on find my phone. | Try it once, from a computer.
- Let backups run every night. | Photos are what people cry about.
- Make the text larger. | Your eyes are not to blame.
- Let night mode switch on by itself. | From sunset on.
- Lock the SIM card with a code of its own. | Note the code, since a few wrong tries lock the card.
- Turn on the second step for your account. | It is the key to all others.

# everyday-scams | gathered | online scams of everyday life | scams/scam online/internet/phone/text (in/everyday/life/common/to/watch/out/for/of/most/avoid/current/the/everyone/should/know/about)
- The package text | A parcel waits, pay two dollars. They want your card, not the two dollars. | Look it up at the carrier itself. | Phishing
- Hi mom, new number | A child in need asks for money. Call the old number. | Some now copy voices. | Impersonator
- The bank that calls | Your account is in danger, move it to a safe one. No bank does that. | Hang up, and call the number on your card. | Voice phishing
- The love that needs money | Weeks of sweet words, then an accident. Send nothing to someone you never met. | The photos often belong to somebody else. | Romance scam
- Too cheap a store | Everything is eighty percent off, and the site is two weeks old. | Search its name with the word scam. | Online shopping
- The coin that doubles | The screen shows your gains, until you want your money out. It can start with a wrong number. | That one is known as pig butchering. | Pig butchering scam
- The virus warning | A window says call this number. Close it, or switch the machine off. | A real one gives no number. | Technical support scam
- The job that pays at once | First you pay for training, or pass on money. The second makes you part of a crime. | Real jobs pay you. | Employment fraud

# free-gifts | ideas | gifts that cost nothing | gift/gifts/present/presents free (ideas/that/are/for/friend/friends/to/give); gift/gifts/present/presents nothing (cost/ideas/that/for/friend/friends/to/give); gift/gifts/present/presents no/without/don't money/spending (ideas/that/for/cost/any/friend/friends/to/give)
- A letter about one day with them. | Name what they said.
- An evening of watching their children. | Put a date on it.
- A list of songs, with a line on each. | Why this one, and when.
- A cutting from your plant, in a jar. | Its roots can already be seen.
- An hour of what you are good at. | Fix the bike, do the taxes, cut the hedge.
- Your old favorite book, with notes in it. | Write what you thought at that page.
- A box of photos you sorted for them. | From both of your phones.
- Breakfast, carried to their door. | From what is in your kitchen.
- A walk that you planned. | With the bench at its end.

# homemade-gifts-for-mom | ideas | homemade gifts for mom | homemade/handmade/diy gift/gifts/present/presents mom/mum/mother (for/ideas/day/birthday/christmas/mothers/easy/make/to/from/kids)
- A jar with fifty two notes, one for each week. | Each has a memory on it.
- A photo book of one year. | With lines in your handwriting.
- Her recipe, framed, in her own writing. | Scan it before you frame it.
- A lavender bag for her closet. | Two squares of cloth and a ribbon.
- A hand painted pot with an herb in it. | She will think of you as she cooks.
- Sugar scrub of sugar, oil and lemon peel. | It keeps a few weeks.
- A bracelet you knotted. | In the colors of her children.
- Cookies in a jar, in layers, with the recipe. | The baking is the second gift.
- A recording of everyone's best story of her. | Ask uncles and aunts.

# gifts-for-who-has-everything | ideas | gifts for someone who has everything | gift/gifts/present/presents everything (for/someone/who/has/ideas/the/person/people/that/somebody/man/woman/christmas/birthday)
- Something that gets used up. | Good oil, coffee, soap.
- A better version of what they use each day. | The pen, the socks, the knife.
- A day together, with a plan. | Put the date on the card.
- A class in what they always wanted to try. | Go with them.
- A donation to what they care about. | With a letter from those it helps.
- An old photo, mended and framed. | Best of all, one they never saw.
- Their street on an old map. | City archives have them.
- A tree in their name. | In your yard, or in a wood that is being planted.
- A book with notes from ten friends. | Each writes into the margin.

# family-winter | ideas | winter activities for families | winter activities/activity/things/fun family/families/kids (for/to/do/with/fun/weekend/free/outdoor/indoor/ideas/cheap/in/the)
- Build a snow animal instead of a man. | A dragon needs the most snow.
- Go sledding, and take a thermos. | Cocoa tastes best on a hill.
- Make a fort of blankets. | Dinner is served inside.
- Feed the birds, and count who comes. | Keep a list on the fridge.
- Walk in the dark with flashlights. | A known way becomes new.
- Bake bread together. | Everyone gets a piece of dough.
- Freeze small toys in ice, and dig them out. | Warm water and salt are the tools.
- Hold a game night with a cup. | The winner keeps it for a week.
- Find tracks in the snow. | Dog, rabbit, bird, or the neighbor.

# summer-bucket-list | ideas | things for a summer bucket list | summer bucket (list/things/to/do/ideas/for/your/friends/family/the/a/this)
- Watch a sunrise from start to end. | Set the alarm, and bring coffee.
- Swim in a lake or in the sea. | Before breakfast once.
- Sleep outside. | A balcony counts.
- Eat fruit you picked. | Half of it on the way home.
- Look for falling stars in August. | Best after midnight.
- Go to a town you have only driven past. | Ask where people eat.
- Make ice cream. | Cream, sugar and patience.
- Have a picnic at night. | With candles in jars.
- Read a book in one day. | In the shade.
- Dance at an open air concert. | Free ones are in many parks.
- Write a card to somebody. | With a stamp.

# last-minute-costumes | ideas | last minute Halloween costumes | halloween costume/costumes (last/minute/last-minute/ideas/easy/cheap/diy/quick/simple/at/home/adults/for)
- Ghost with sunglasses: a sheet, and something cool on top. | Cut the eyes large enough.
- Cat: black clothes, ears, whiskers. | An eyeliner does it.
- Tourist: loud shirt, socks in sandals, map. | Ask everybody for the way.
- Mummy: strips of an old sheet. | Leave your hands free.
- Rain cloud: a gray shirt, cotton, and strings of blue paper. | A friend goes as the umbrella.
- Scarecrow: plaid shirt, straw hat, patches. | Stand very still.
- Burglar: stripes, a mask, a bag with a dollar sign. | Put your candy into it.
- Somebody who just woke up: robe, slippers, cup. | Nobody will be warmer.
- A painting: hold an empty frame before your face. | Do not smile, like her in Paris.

# before-thirty | ideas | things to do before you are thirty | before-30/before-thirty (things/do/to/you/turn/must/everyone/should/bucket/list/life/you're/are/every)
- Live in a place where you know nobody. | You meet yourself first.
- Travel alone for a week. | Eat at the counter, and talk.
- Cook dinner for ten people. | Chili forgives a lot.
- Ask your grandparents about their youth. | Record it.
- Save enough for three months. | It makes you brave.
- Say sorry to somebody. | You know whom.
- Fail at something you chose. | It hurts less than not trying.
- Go to the dentist, and find a doctor. | Boring, and worth it.
- Learn a language far enough for a joke. | A bad one.
- Run, swim or hike farther than you thought. | The distance is up to you.
- Give money to something, every month. | A small sum counts.

# cheap-hobbies | ideas | hobbies that cost next to nothing | hobbies/hobby cheap/cheapest/free/inexpensive/budget (for/that/are/to/start/ideas/at/home/adults/on/a); hobbies/hobby no/little/without/nothing money/cost/next (for/that/are/to/start/ideas/at/home/adults/next/almost)
- Walking, with a rule: never the same way home. | You will know your town.
- Reading, with a library card. | The movies are there as well.
- Drawing, with one pencil. | Ten minutes a day.
- Birdwatching. | A free app knows the songs.
- Running. | Shoes are the one thing to pay for.
- Cooking through one old cookbook. | You have to eat anyway.
- Writing a diary. | Three lines are a diary.
- Chess online. | Millions play for nothing.
- Body weight training in a park. | The bars are there.
- Singing in a choir. | Most are glad of every voice.
- Growing herbs from kitchen scraps. | Green onions just need water.
- Looking at the stars. | Your eyes first, and a map.

# quiet-hobbies | ideas | hobbies for introverts | hobbies/hobby introvert/introverts/quiet (for/people/who/like/to/be/alone/at/home/ideas/that/are/an/solo/adults)
- Taking photos. | You have a reason to look, and not to talk.
- Making sourdough bread. | It takes time, and gives it back.
- Puzzles. | A thousand pieces, and no small talk.
- Gardening. | Plants do not ask how it is going.
- Knitting. | Hands are busy, the head is free.
- Model building. | A whole harbor fits on a desk.
- Hiking alone on known paths. | Tell somebody where you go.
- Playing an instrument with headphones. | Nobody hears the first year.
- Writing letters. | You can think before you answer.
- Learning to code. | The computer waits.

# meeting-a-bear | ordered | rules for meeting a bear | bear/bears meet/encounter/see/rules (what/to/do/if/you/a/when/in/the/woods/tips/wild/hiking/for/meeting/with) | Follow what the rangers of that place say, because bears differ.
- Do not run. | A bear is faster than any human.
- Stop, stay calm, and speak in a low voice. | So it knows that you are human.
- Back away slowly, sideways, and leave it a way out. | Do not climb a tree, since bears can, too.
- Never get between a mother and her cubs. | If you see one small bear, look for the large one.
- Have bear spray in your hand, not in your pack. | Read how to use it before.
- Do not feed it, and do not drop your pack. | Food teaches it to follow people.
- If a grizzly touches you, lie flat on your belly with your hands behind your neck. If a black bear attacks, fight back. | Fight back against any bear that will not stop.
`

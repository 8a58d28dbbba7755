/** What people ask about hard words, small businesses, phones, sport and crafts, for `readTopics`. */
export const WORDS_AND_GADGETS = `
# writing-a-eulogy | how-to | writing a eulogy | write/give/start eulogy, write/give/start funeral speech, write eulogy for mother/father/mom/dad/friend/grandmother/grandfather/grandma/grandpa/brother/sister, eulogy for mother/father/mom/dad/friend/grandmother/grandfather, eulogy, funeral speech, speak at funeral, say at funeral, eulogy be | Eulogy
> You don't have to sum up a life. One true story is enough. | It's fine to cry. It's fine to laugh, too. | Write it for those who sit there, not for the one who is gone.
@ The page is white, and you still hear the voice.
1 | notebook | How do you begin to write a eulogy? | Collect before you write | Note down smells, sentences, habits and small scenes, and call two people who knew them. | The small things bring a person back. | You need no order yet.
2 | one thread | What belongs in a eulogy? | Choose one thread, and two stories | Choose one thing that they were, and tell two short stories that show it. | A list of dates is no person. | Stories are what people carry home.
3 | first line | How do you start a eulogy? | Say who you are, and begin plainly | Say your name and how you knew them, and begin with a scene. | Not everybody in the room knows you. | Big words aren't needed.
4 | clock | How long should a eulogy be? | Keep it to about five minutes | Three to five minutes is right, about two pages in large print. | Grief listens for a short while. | Ask how much time there is.
5 | printed page | How do you get through a eulogy? | Print it, practice it, pause | Use large print, read it aloud several times, bring water, and give a copy to a person who can go on for you. | When your voice breaks, breathe out and wait. | No one minds.
! perfect | a eulogy must praise all of them | A loving true picture has edges. | People want to recognize them.

# condolences | how-to | finding words when someone dies | say when someone dies/died, say to someone who lost someone, say to someone grieving, say to grieving friend/person, say when someone loses someone, say when friend loses parent/mother/father, say when pet/dog dies, write condolences, write condolence/sympathy card/message/letter/note, write in sympathy card, condolence/sympathy message/card, comfort someone grieving, comfort grieving friend, comfort friend who lost someone, help grieving friend, support grieving friend/person, not to say when someone dies | Condolences
> There are no right words. Being there is the word. | Don't ask what you can do. Do something. | Everybody writes in the first week. Write in the third month.
@ You hold the phone, and delete the message again.
1 | short message | What do you say when someone dies? | Say that you are sorry, and little else | Say: I am so sorry. I am thinking of you. | Short and true is never wrong. | Saying nothing is what hurts.
2 | name | What helps in a condolence card? | Write the name, and one memory | Name the one who died, and write one memory of your own. | Many are afraid to say the name, and the family longs to hear it. | Two or three sentences are enough.
3 | closed mouth | What should you not say when someone dies? | Leave out the comfort that explains | Leave out: at least, everything has a reason, I know how you feel. | They ask people in grief to feel less. | Just listen.
4 | pot of soup | How do you help a grieving friend? | Offer one concrete thing | Say: I will bring dinner on Thursday, or walk the dog this week. | Let me know leaves the work to them. | Ask which day, not whether.
5 | calendar | When do grieving people need you? | Come back after some weeks | Put the third month, the birthday and the first anniversary in your calendar. | Then the house gets quiet. | A message with the name is a gift.
! late | after some weeks it is too late to write | It's never too late. | Then the other letters have stopped.

# wedding-toast | how-to | giving a wedding toast | give/write/make wedding toast/speech, write/give best man speech, write/give maid of honor speech, best man speech, maid of honor speech, father of bride speech, wedding toast, wedding speech, give toast, make toast at wedding, toast at wedding | Toast (honor)
> Three minutes. Nobody ever asked for a longer one. | The bride's former boyfriends stay at home. | One story beats ten compliments.
@ A spoon on a glass, and all heads turn to you.
1 | introduction | How do you start a wedding toast? | Say who you are to them | Say your name and how you know the couple, in one sentence. | Half of the room asks itself just that. | Thank you to all isn't needed.
2 | one story | What do you tell in a wedding toast? | Tell one story with a point | Tell one short story that shows who they are, and lead it to the two together. | Stories stay, compliments blur. | If it needs you had to be there, leave it out.
3 | couple | How do you speak of both? | Speak of both of them | Say what changed for the better since they are two. | Friends of one forget the other. | Look at them while you say it.
4 | timer | How long should a wedding toast be? | Stop after three minutes | Two to four minutes are enough, one page of large print. | A hungry room doesn't listen for long. | Time it aloud, and do it sober.
5 | raised glass | How do you end a wedding toast? | End with the glass | Say one wish, ask all to raise a glass, and say both names. | Everybody knows then what to do. | It's the one line to learn by heart.
! jokes | a toast has to be funny | It has to be warm. One smile is plenty. | No former partners, and nothing the grandmother shouldn't hear.

# breaking-up-kindly | how-to | breaking up with someone kindly | break up with someone/boyfriend/girlfriend/partner, break up with someone nicely/kindly/respectfully/gently, break up with boyfriend/girlfriend nicely/kindly, break up nicely/kindly/gracefully, end relationship, end relationship nicely/kindly/respectfully, breaking up with someone you love, break up with someone you love, break up with someone you live with, say when breaking up, break up text, tell someone it is over | Breakup
> There's no painless way. There's a kind one. | Clear is kind. Maybe is cruel. | Decide before you talk, not while you talk.
@ You need to talk. And both of you know.
1 | quiet room | Where do you break up with someone? | Face to face, in private | Tell them in person, in a quiet place from which both can leave. | A text leaves the other person alone with it. | If you fear them, do it from a safe distance and tell a friend.
2 | one sentence | What do you say when you break up? | Say it early, and say it clearly | Say in the first minutes: I want to end our relationship. | Hints give hope that hurts longer. | Then stop talking.
3 | mirror | How do you explain a breakup? | Speak of yourself, not their faults | Say what you feel and need, in place of a list of what they did. | A list is something to argue about. | One honest reason is enough.
4 | tears | What do you do when they cry or get angry? | Let them feel, and don't bargain | Stay, listen, don't defend yourself, and don't take it back out of pity. | Their pain is no order. | If it gets too loud, end it for today.
5 | closed door | What comes after a breakup? | Leave each other some distance | Agree on things, keys and friends, and then keep a distance for some time. | Friends at once is mostly hope in disguise. | No late messages.
! disappearing | just not answering any more is the kindest way | It leaves people asking themselves for months. | One clear sentence is a kindness. Only where you aren't safe may you simply go.

# phone-battery | how-to | making a phone battery last | make phone battery last, make phone battery last longer, phone battery last, phone battery drain/drains/draining fast, battery drain/drains/draining fast, phone battery die/dies fast, phone battery dies so fast, save phone battery, save battery on phone, improve battery life, extend battery life, phone battery life, phone battery health, keep phone battery healthy, charge phone, charge phone overnight, charge phone to, make iphone/android battery last longer | Lithium-ion battery
> The screen eats more than anything else. | Heat is what makes a battery old. | You don't need to close your apps.
@ It's noon, and you are at nine percent.
1 | bright screen | What uses most of a phone battery? | Turn the screen down | Lower the brightness, let the screen turn off after thirty seconds, and try the dark mode. | On most phones the screen is the hungriest part. | Dark mode helps on screens whose black pixels are off.
2 | settings page | Why does my phone battery drain fast? | Look who eats it | Open the battery page in the settings and see which apps use most. | Often it is one app that runs on in the background. | Switch off its background activity.
3 | signal bars | How does the signal use battery? | Save where there is no signal | Where the signal is weak, use Wi-Fi or airplane mode. | The phone shouts for a mast that it can't hear. | Trains and basements drain it most.
4 | sun | What harms a phone battery most? | Keep it cool | Keep it out of the sun and off hot dashboards, and let it cool when it is hot while charging. | Heat ages batteries for good. | Cold only makes them weak for a while.
5 | charger | How should you charge a phone? | Charge often, and not always full | Between about twenty and eighty percent it ages least. Many phones have a setting for that. | Full and empty are stress for it. | Overnight is fine with that setting on.
! closing apps | closing all apps saves battery | Opening them anew often costs more. | The phone puts them to sleep by itself.

# faster-wifi | how-to | making your Wi-Fi faster | make wifi/wi-fi/internet faster, speed up wifi/wi-fi/internet, improve/boost wifi/wi-fi/internet, improve/boost wifi/wi-fi signal/speed, wifi/wi-fi/internet slow, wifi/wi-fi/internet is slow, wifi/wi-fi/internet so slow, slow wifi/wi-fi/internet, fix slow wifi/wi-fi/internet, better wifi/wi-fi, get better wifi/wi-fi, wifi/wi-fi signal weak, weak wifi/wi-fi, wifi/wi-fi keeps disconnecting, wifi/wi-fi dead zone/zones, where to put router | Wi-Fi
> Your router isn't ugly enough to hide. | The closet is the worst place for it. | Ask first: is it the Wi-Fi, or the line?
@ The picture freezes just before the goal.
1 | cable | How do you find out why the internet is slow? | Measure by cable first | Run a speed test by cable or right beside the router. Slow there means the line, slow elsewhere means the Wi-Fi. | Only one of the two is yours to fix. | Your provider can check the line.
2 | router on shelf | Where should a router stand? | Put it high, open and in the middle | Walls, metal, fish tanks and the microwave all swallow the signal. Get the router out of the closet, and up on a shelf. | It spreads out like light from a lamp. | One yard can change a lot.
3 | power plug | How often should you restart a router? | Restart it when it stalls | Pull the plug, wait half a minute, and put it back. | A restart clears what has got stuck. | If it needs it every day, it is old or too hot.
4 | two bands | Which Wi-Fi band is faster? | Use the fast band nearby | Use the five gigahertz band near the router, the other one further away. | The fast one gets through fewer walls. | Many routers choose by themselves.
5 | mesh | How do you get Wi-Fi in every room? | Cover far rooms with a second point | For large homes, use a mesh set or a cable to a second point. What stands still, such as a television, gets a cable. | One router can't reach all. | Update it, and use a good password.
! foil | a piece of foil doubles the speed | It shifts the signal a bit at best. | A better place does far more.

# lost-phone | how-to | acting when you lose your phone | lose phone, lost phone, phone stolen, phone is stolen, phone gets stolen, phone was stolen, stolen phone, find lost phone, lost or stolen phone, phone lost or stolen, if you lose phone, someone steals phone, track/find lost/stolen phone | Find My
> The first ten minutes decide. | Lock first, cry later. | Your phone number opens your bank.
@ You touch your pocket, and it is flat.
1 | ringing phone | What do you do first when you lose your phone? | Call it, and retrace your steps | Call it from another phone, and think of the last place where you held it. | Most lost phones were just left somewhere. | An honest finder answers.
2 | map | How do you find a lost phone? | Look it up, and lock it from afar | Sign in to the finder service of your phone on another device, see where it is, and switch on lost mode with a number to call. | It locks the screen and shows your message. | Never go after a thief alone.
3 | sim card | Why block the SIM when a phone is stolen? | Have the SIM card blocked | Call your provider and block the card. | Codes for your bank and mail come by text. | A new card with your old number is soon there.
4 | password | Which passwords do you change first? | Change the mail password first | Change mail first, then bank and shops, and sign the phone out of all. | Your mail opens all the rest. | Tell your bank.
5 | report | What else do you do when a phone was stolen? | Report it with its number | The police and the insurance both want the device number. With it, the phone can be blocked for good. | It's on the box, or in your account. | Write it down today, while you still have it.
! wiping | you should erase it at once | Erased, many can no longer be found. Lock first, and erase when you give it up. | A backup makes that easy.

# starting-a-podcast | how-to | starting a podcast | start/make/record/launch/create podcast, start/make/record podcast at home, start/make/record podcast with no audience/money, podcast for beginners, podcast tips, podcasting, podcasting for beginners, podcast equipment | Podcast
> Most podcasts end after a few episodes. Plan ten. | A closet full of clothes is a studio. | People forgive a dull minute. They don't forgive bad sound.
@ The red light is on, and you hear your own breath.
1 | listener | How do you find a topic for a podcast? | Choose one listener and one promise | Say in one sentence who it is for and what they get. | For everyone is for no one. | If you can name twenty episodes, it is a topic.
2 | microphone | What equipment does a podcast need? | Begin with one decent microphone | A simple USB microphone, headphones and free editing software are enough. | Speak a hand's width away, a bit past it. | Buy more when you still do it in half a year.
3 | wardrobe | Where do you record a podcast? | Record where it is soft | Record in a small room with carpet, curtains and clothes. | Bare walls echo, and echo can't be removed well. | Switch the fridge off, and put your keys in it, so that you remember.
4 | scissors | How long should a podcast be? | Cut all that you would skip | As long as it stays good, and no longer. Cut the greetings and the detours. | The first minute decides who stays. | Say at once what it is about.
5 | calendar | How often should you publish a podcast? | Publish on a day you can keep | Choose a rhythm you can keep for a year, and record three before you begin. | Regular beats often. | Ask each guest and listener to tell one friend.
! fame | a podcast grows by itself | It grows by people who tell other people. | Short clips help them to find you.

# etsy-shop | how-to | starting an Etsy shop | start/open/create etsy shop/store/business, sell on etsy, start selling on etsy, etsy for beginners, get sales on etsy, get more sales on etsy, get first sale on etsy, etsy shop tips, sell handmade/handmade items/things/crafts/jewelry online, sell crafts/handmade items/handmade things, start handmade business | Etsy
> Nobody searches for cute. They search for blue dog collar. | Your photo is your shop window. | If you forget your own hour, you pay your customers.
@ The first thing is finished, and you wonder what it is worth.
1 | three things | How do you start an online shop for handmade things? | Begin with one kind of thing | Offer about ten pieces that belong together, in place of one of each. | A shop that is known for one thing is found. | See what sells, and make more of it.
2 | calculator | How do you price handmade items? | Count material, time, fees and profit | Add material, your hours at a fair wage, packing and fees, and then something on top. | A price that leaves your time out can't last. | Compare, but don't race to the bottom.
3 | search bar | How do buyers find you on Etsy? | Title it as buyers search | Write what it is, who it is for and what it is made of, in the words a buyer would type. | Nobody looks for your pet name for it. | Use all the tags you have.
4 | daylight photo | How do you photograph handmade things? | Show it in daylight, in use, in size | Take several photos by a window: whole, close, worn or in a hand. | People buy with their eyes, and ask how big. | A quiet background sells.
5 | parcel | How do you get good reviews in an online shop? | Pack well, and send it when you said | Send on time, packed safely, with a line by hand. | The first ten reviews carry the shop. | Ask what taxes and rules apply where you live.
! passive | an online shop earns money by itself | Photos, letters and parcels are daily work. | Plan for it.

# cafe-customers | how-to | bringing more customers to a cafe | get/attract/bring more customers to/for/in cafe, get/attract customers to/for cafe, get/attract more customers to/for coffee shop, more customers for cafe, promote/market cafe, promote/market coffee shop, cafe marketing, coffee shop marketing, cafe marketing ideas/tips | Marketing
> Your best customer already walks past each day. | Before you advertise, look at your own door. | Regulars are made by name.
@ It is Tuesday afternoon, and you polish the same glass.
1 | map pin | How do people nearby find a cafe? | Get your map entry right | Fill in your entry in the map services: hours, photos, menu, phone. Answer reviews. | People who look for coffee look there. | Wrong hours lose a guest for good.
2 | shop window | How do you get passers-by to come in? | Look at your door from the street | Stand across the street. Can you see what it is, what it costs, and that it is open? | A short board with one offer works better than ten. | Light in the window says come in.
3 | name on cup | How do you turn guests into regulars? | Learn names and usual orders | Greet by name, remember the usual, and give a small thing now and then. | People return to where they are known. | A simple stamp card helps.
4 | phone camera | What should a cafe post online? | Post what is fresh today | Post what comes out of the oven now, who makes it, and how, several times a week. | Hunger decides within the hour. | Short videos of hands at work do well.
5 | neighbor shops | How do you fill the quiet hours? | Give the quiet hours a reason | Offer something for the empty afternoon: a reading, a chess evening, a deal with the offices nearby. | Groups bring groups. | Count what it brings, and keep what works.
! discount | discounts bring loyal guests | They bring those who leave with the discount. | Reasons to come back last longer.

# salon-no-shows | how-to | reducing no-shows | reduce/stop/prevent/avoid/handle no shows/no-shows, reduce no shows in salon, reduce no shows/no-shows, no shows in salon, clients cancel last minute, clients who cancel, last minute cancellations, cancellation policy, clients not show up, clients do not show up, client no show, no show policy, missed appointments, deal with no-shows, deal with no shows, no-shows, restaurant no shows | No-show (commercial)
> An empty chair can't be sold tomorrow. | Most people just forget. | A rule that nobody has read is no rule.
@ It's ten past two, and the chair is still empty.
1 | text message | How do you reduce no-shows? | Remind them the day before | Send a message a day before, with an easy way to confirm or move the appointment. | Most people don't mean it. They forgot. | A second one two hours before helps, too.
2 | deposit | Should a salon ask for a deposit? | Ask for a small deposit | What's paid for isn't forgotten. For long appointments and new clients, take a deposit when they book. | Most people understand it, if you say why. | It comes off the price, of course.
3 | policy | What is a good cancellation policy? | Write a short rule, and show it early | Write in two lines until when they may cancel free of charge, and show it when they book. | A surprise makes enemies. | Keep to it kindly, and forgive the first time.
4 | waiting list | What do you do with a sudden gap? | Keep a waiting list | Keep a list of people who would come at short notice, and write to all of them at once. | A gap may be filled within minutes. | A story online does the same.
5 | calendar | How far ahead should clients book? | Book the next visit at the till | Offer the next appointment before they go, not more than some weeks ahead. | What is far away is forgotten. | Note who fails often.
! strict | strict rules drive clients away | Those who come reliably like them. | Only those who never come will leave.

# coaching-clients | how-to | winning clients as a coach | get/find/attract clients as coach, get/find clients as personal/life/business/fitness coach, get/find/attract coaching clients, get first coaching client/clients, get/find/attract more coaching clients, get more clients as coach, coaching business, start coaching business, become life coach | Coaching
> Nobody buys coaching. They buy a way out of Monday. | Your first client already knows you. | One story of a client beats ten posts about you.
@ The website is finished, and the phone is silent.
1 | one sentence | How do you explain what you do as a coach? | Name one person and one problem | Say who you help, with what, and what is different afterward, in one sentence. | People remember a problem they have. | I help everyone is a sentence for no one.
2 | phone list | How do you find your first clients? | Ask those who know you | Tell thirty people you know what you do, and ask who they know that struggles with it. | Trust travels through people. | Ask for a name, not for a favor.
3 | free talk | How do you win a client in a first talk? | Help in the first talk | Ask what they want, what stops them, and give one useful thing. Then say what you offer. | People who felt helped come back. | A time limit keeps it fair.
4 | short post | What should a coach post? | Answer one real question at a time | Post the answers to what clients asked you this week. | It shows how you think. | Twice a week for a year beats daily for a month.
5 | handwritten note | How do you get recommended? | Ask at the moment they are glad | When a client says it helped, ask for two sentences and a name. | Later it has become normal to them. | Share it only with their permission.
! certificates | more certificates bring more clients | Clients ask whether you understand them. | Learn, and then go out and help.
`

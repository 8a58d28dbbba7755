/** Where everybody has been; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PLACES = `
# gym | gym/gyms people/person/goer/goers/you/youll/youre/guys/bro/bros/everyone/members (go/going/local/january/find)
## types
> Types of People at the Gym | Go to any gym in the world. They're already there.
> The People You Meet at Every Gym | You pay for the gym. These people come with it.
> Everyone at the Gym | You're at the gym. Which one are you? Be honest.
- The Talker. Three hours, no sweat, great conversation.
- The Collector. One person, one towel, four machines.
- The Tenant. Sits on the bench, on the phone. It's his bench now. He gets mail there.
- The January Guy. Wave hello. Wave goodbye.
- The Filmmaker. You're in the background. You're bending over.
- The Legend. Seventy years old, says hi to everyone, lifts more than you.
- The Coach. Nobody asked. He's already holding your elbow.
- The Screamer. One rep, and the whole street thinks someone fell.
- The Dropper. The floor below felt it too.
- The Perfume. You can taste it on the treadmill.
- The Mirror Man. Stops, turns, flexes, tells himself something nice.
< And the one who drove there, sat in the car, and drove home. That's me.
< Tag your gym buddy. They know which one they are.
< And every one of them circles the lot for a spot by the door.
## you
> Gym People Be Like | If you go to the gym, this is you.
> Things Only Gym People Understand | Only people who go to the gym will understand this.
> Signs You Go to the Gym | Nobody has to ask if you go to the gym. You'll tell them.
> POV: You're at the Gym | POV: you're at the gym, and someone's on your machine.
- You pay every month. That's a kind of training.
- You forgot your headphones. You go home.
- You count: eight, nine, nine and a half, nine and three quarters, ten.
- You see your reflection in a window. You turn a little. There.
- You put the weight back like it was nothing. It was not nothing.
- Day one: you feel great. Day two: you can't sit down on a toilet.
- "How many sets do you have left?" It's the only thing you've ever said to each other. In six years.
- You did one workout. You go through doors sideways now.
- You can't lift your arms. You have to wash your hair like a raccoon.
- You ate so clean this week that you need a cake to get over it.
- It's leg day. You feel a small cold coming on.
< And tomorrow you'll go. Unless you don't. But tomorrow you'll go.
< Send this to the one who skips leg day.
< See you Monday. It's always Monday.
## says
> Things Gym People Say | There are ten sentences in every gym, and someone's saying one now.
> Things Every Gym Bro Says | Stand next to the mirror for one minute, and you'll hear all of these.
> The Gym Phrasebook | You don't need to know anything about the gym. Just these sentences.
- "You using this?" You're sitting on it. You're sweating on it.
- "Light weight!" It isn't. His eyes are closed.
- "I'm bulking." It's a burrito.
- "How many sets you got left?" Three. It's always three.
- "I barely slept." He'll tell you about his sleep for twenty minutes.
- "Bro, you look huge." It's been one week. Say it again.
- "I'll start Monday." It's Tuesday.
- "It's all in the diet." He's eating chicken out of a bag.
- "Can you film this?" You're filming this.
- "One more!" He's been counting nine since you got here.
- "We don't skip leg day." They have never met a leg.
< And all of it means the same thing: nice to see you.
< Which one do you say? Comment below, between sets.
< Wipe it down, bro.

# airport | airport/airports/plane/planes/airplane/airplanes/flight/flights people/person/passenger/passengers/traveler/travelers/traveller/travellers/you/youll (security/gate)
## types
> Types of People at the Airport | You can lose your bag at an airport, but never these people.
> The People You Meet at Every Airport | There's really only one airport in the world, and these people live in it.
> Everyone at the Airport | You're at the airport. Which one are you? I've seen you there.
- The Early Bird. Five hours early, and still nervous.
- The Runner. Open coat, one shoe, final call.
- The Stander. The wheels touch the ground, and they're up. Bent neck. Twenty minutes.
- The Line Starter. There's no plane at the gate yet. There's a line.
- The Onion. Boots, belt, chain, coins, and a full bottle of water.
- The Six A.M. Beer. There's no time at the airport. There are no laws.
- The Dragon. Lies on the floor around the only outlet, guarding it.
- The Coat. Everything that didn't fit in the suitcase is in there. They can't bend.
- The Wall. Stands right at the belt. Both feet. And the cart. And the family.
- The Clapper. The plane landed. They're so happy. Let them.
- The Passport Dad. He checks every four minutes. Yes. Still there.
< And the one who packed nine books for four days. That's me.
< Tag the friend who's always the one running.
< Last call for everyone still in duty-free.

# office | coworker/coworkers/colleague/colleagues (office/work/job); office/workplace/work people/person/hear/say
## types
> Types of Coworkers in Every Office | Change jobs as often as you like. These people will be there.
> The People in Every Office | Every office has them. If you can't spot one, it's you.
> Who Works Where You Work | You don't choose your coworkers. You just learn the sound of their chewing.
- The Quick Question. It has never been quick.
- The Birthday. There's cake, and you have to stand around it.
- The Fish. You know the one. It's in the microwave right now.
- The Lawyer. "As per my last email." They chose war.
- The Fossil. "I'm about to quit." Has been here since the building was new.
- The Meeting. Always in one. Nobody knows about what.
- The Newspaper. Knew you were quitting before you did.
- The Reply All. Four hundred people know about your dentist now.
- The Hero. The only one who refills the printer. Protect them.
- The Lunch Thief. Looks very concerned that your lunch is missing.
- The One More Thing. Says it with one minute to go. Every time.
< And the one watching this in the restroom. Hi. Your break's over.
< Tag your coworker. But not in the group with the boss.
< This video could have been an email.
## says
> Things Coworkers Say in Every Office | Some sentences only exist between nine and five.
> Office Talk | Nobody talks like this at home. At least, I hope so.
> Things You Hear in Every Office | You'll hear all of these before lunch.
- "Let's circle back on that." We will never see it again.
- "Happy Monday!" Who let him in?
- "You're on mute." It's been years. You're still on mute.
- "Can everyone see my screen?" Yes. We can also see what you're buying.
- "I'll give you five minutes back." They took sixty.
- "Just a gentle reminder." There was nothing gentle in it.
- "Let's take this offline." They're going to fight.
- "No worries if not!" There will be worries.
- "Do you have a minute?" There's only one right answer, and you never find it.
- "We're like a family here." Run.
- "It's a quick fix." Call your family. Tell them you love them.
< And the most beautiful one of all: "The meeting has been canceled."
< Which one hurts the most? Let us know by end of day.
< Warm regards. They were not warm.

# groupchat | group chat/chats people/person/member/members/you/friend/friends (family/class/whole); groupchat people/person/member/members/friend/friends (family/class)
## types
> Types of People in the Group Chat | Open any group chat. They're all in there.
> Who's in Every Group Chat | Every group chat has the same people in it. Even yours.
> Everyone in the Group Chat | Open your group chat. Which one are you? Scroll up and see.
- The Ghost. Reads everything, says nothing. Knows it all.
- The Typewriter. Sends. One. Word. At. A. Time.
- The Podcast. A voice message. Six minutes. In a wind tunnel.
- The Time Traveler. Comes back after four days and answers the very first question.
- The Rose. "Good morning" with a flower, every day, since the beginning.
- The Detective. "Wait, what time?" It's in the message above. It's been in all of them.
- The Haha. They have never laughed.
- The Screenshot. Posted to the wrong group. This group. About this group.
- The Planner. Three dates, a poll, a spreadsheet. Nobody votes.
- The Almost There. "On my way!" Sent from bed.
- The One Who Leaves. Nobody says anything. Then there's a second group.
< And then there's you: you've muted all of it until next year.
< Send this to the group. See who answers. See who only reads.
< Two hundred and twelve new messages. It was about a chair.

# supermarket | supermarket/supermarkets/grocery/groceries people/person/shopper/shoppers/customer/customers/you/youll (store/shop/shopping/line/checkout)
## types
> Types of People at the Supermarket | You just need milk. But first you have to get past these people.
> The People You Meet at Every Supermarket | Any supermarket, any day. There they are.
> Everyone at the Supermarket | You're at the supermarket. Which one are you? Look in your cart.
- The Parker. Cart across the aisle, thinking about jam.
- The Caller. "There are four kinds. No, four. Which one?"
- The Professional. A list, in the order of the shelves.
- The Wheel. It squeaks. You always know where they are.
- The Squeezer. Touches every avocado. Leaves with none.
- The Reunion. Two people who haven't met in years, in the doorway.
- The Floor Kid. Lying down. It's about a yogurt.
- The Juggler. No basket, it's just one thing. They're holding nine. One's under the chin.
- The Coin Counter. Everything's bagged. Now they look for the wallet.
- The Breather. So close behind you that you could share a coat.
- The Hungry One. Six pizzas. No toilet paper.
< And you? You forgot the milk.
< Tag the one you always end up in the wrong line with.
< The other line was faster. It always is.

# train | train/trains/subway/bus/metro/tram/commute people/person/passenger/passengers/commuter/commuters/you/youll (morning/every/public)
## types
> Types of People on Your Commute | Same train, same faces. You know them better than your cousins.
> Who Rides With You Every Morning | Every morning, they're on your train. You've never said a word to each other.
> Everyone on the Train | You're on the train. Which one are you? I've seen you yawn.
- The Sleeper. Mouth open. Always wakes up at the right stop.
- The Bag. It has its own seat. It must have paid for it.
- The DJ. We all know the song by now.
- The Phone Call. We all know how the surgery went.
- The Breakfast. With an egg. A warm egg.
- The Doorman. Stands in it like he's holding the train together.
- The Salmon. Gets on before anyone gets off.
- The Ready One. Stood up two stops ago. Very ready.
- The Reader. Reads your phone with you. You tilt it a little, so they can see.
- The Manspreader. Two legs, three seats.
- The Sprinter. The doors close. You look at each other through the glass.
< And one day one of them isn't there, and you worry.
< Next stop: work. I'm so sorry.
< Tag the one who takes the first spot by the door and stays there.

# commute | commute/commuting/commuter/commuters (train/bus/subway/morning/work)
## you
> Commuters Be Like | If you commute, this is your morning.
> The Struggle of a Commute | It's forty minutes to work. On paper.
> Things Only Commuters Understand | Only people who commute will understand this.
> POV: You're a Commuter | POV: it's seven forty, you're on the platform, and the board just changed.
- You leave five minutes early. It's canceled.
- You know exactly where the doors will stop. You guard that spot.
- You get a seat. You're not going to look up. Someone might need it more. You look up.
- You run. It pulls out. The driver saw you. You know he saw you.
- You change lanes. The one you left starts moving.
- "Two minutes," says the board. It's been saying that for nine.
- There's one empty seat. There's a reason it's empty.
- You've heard the words "delayed due to a delay."
- You finally get there. You sit down at a desk. To email someone.
- You get home, and they ask what you did today. You stood.
< And tomorrow you'll take the early one. It'll be canceled too.
< Watch this on the way. You have time.
< Mind the gap between your life and this.

# wedding | wedding/weddings guest/guests/people/person/you/youll (every/reception/party)
## types
> Types of Guests at Every Wedding | Every wedding has a bride, a groom, and these people.
> The People You Meet at Every Wedding | At weddings, the flowers change. The guests don't.
> Everyone at the Wedding | You're at a wedding. Which one are you? There are photos.
- The Crier. Nothing's happened yet.
- The Aunt. "So when's your turn?" With her mouth full.
- The Dancing Uncle. Nobody can stop him. Nobody wants to.
- The Speech. "I'll keep this short." It's minute twenty-six.
- The iPad. In the aisle. In front of the actual photographer.
- The Slider. Six years old. Hasn't left the dance floor since four. No knees left in those pants.
- The Stranger. Knows no one. Last to leave.
- The "I'm Not Hungry." Has been to the buffet four times.
- The DJ's Nightmare. Requests a song. It's playing.
- The Tie Guy. It's around his head. He's crying. "You two are so perfect."
- The Grandma. It's three in the morning, and she wants another round.
< And someone always drives home with a centerpiece on their lap.
< Tag the one who'll be the dancing uncle someday.
< If you didn't see me, I was at the buffet. I'm always at the buffet.

# neighbor | neighbor/neighbors/neighbour/neighbours (sunday/sundays/morning/mornings/weekend/night/upstairs)
## they
> Things Neighbors Always Do | You can choose your home. You can't choose who drills above it.
> Neighbors Be Like | Every neighbor in the world, on a Sunday, at eight.
> Who Lives Above You | Someone lives above you. You know what they do. You don't know why.
- They drill. One hole. For eleven years.
- They start the mower the exact second you sit down outside.
- They move furniture at midnight. Every night. It must be a maze by now.
- They drop a marble. Just one. It rolls through the entire apartment.
- They're cooking something, and now the whole hallway's hungry.
- They're learning the trumpet. They're on the first song. They've been on it since spring.
- They walk. In heels. On wood. At six. Where are they going? They're home.
- They sign for your package, and now you have to talk about the weather.
- They leave a note with a smiley on it. It is not smiling.
- They throw a party. You lie there, and you know every word.
- You play music once, at noon, quietly. They knock.
< And then they water your plants for two weeks, and you feel terrible.
< Send this to your neighbor. Or slip it under the door.
< And somewhere below you, someone's writing this list about you.
## types
> Types of Neighbors | There are only so many kinds of neighbors, and you have one on every side.
> The Neighbors Everyone Has | Every building has these people in it.
> Who Lives Next Door | You have neighbors, so you are one. Which one? Ask the people below you.
- The Clock. Knows when you came home. To the minute.
- The Driller. Sunday, eight a.m. What is he building?
- The Legend. Nobody's ever seen him. There's only a light.
- The Lawn. It's perfect. It's been measured. Don't step on it.
- The Borrower. Sugar, a ladder, the car.
- The Small Dog, Large Opinion.
- The Note Writer. Owns a whole pad. It's all for you.
- The Chef. You breathe in when you pass their door.
- The Musician. It's a violin. We think it's a violin.
- The Parker. Not in the lines. On them.
- The Keeper. Has everyone's keys and everyone's secrets.
< And the best one: the one who just says hi, and means it.
< Tag your neighbor. They're home. You can hear it.
< Ours just started drilling. Of course.
`

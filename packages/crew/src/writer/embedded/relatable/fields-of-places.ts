/** Where everybody has been; `read-fields.ts` says how they are written. */
export const FIELDS_OF_PLACES = `
# gym | gym/gyms people/person/goer/goers/you/youll/guys/bro/bros/everyone/members (go/going/local/january/find)
## types
> Types of People at the Gym | Go to any gym in the world. They are already there.
> The People You Meet at Every Gym | You pay for the gym. These people come with it.
> Everybody at the Gym | Which one are you? Be honest.
- The one who talks. Three hours, no sweat, a great conversation.
- The one with the towel on four machines.
- The one who sits on the bench and is on the phone. It is his bench now. He gets mail there.
- The one who came with the whole plan on paper, and is looking for a pen.
- The one who came in January. We wave goodbye in February.
- The one who films. You are in the background. You are bending over.
- The one who is seventy, says hello to everybody, and lifts more than you.
- The one who gives advice. Nobody asked. He is already holding your elbow.
- The one who screams. It is one weight, and the whole street thinks that somebody fell.
- The one who drops it. The floor below has felt it, too.
- The one who walks by the mirror, and stops, and tells himself something nice.
< And the one who drove there, sat in the car, and drove home. That is me.
< Tag your gym friend. They know which one they are.
< And all of us can park closer to the door than we should.
## you
> Gym People Be Like | If you go to the gym, this is you.
> Things Only Gym People Understand | Only people who go to the gym will understand this.
> Signs You Go to the Gym | Nobody has to ask if you go to the gym. You will tell them.
- You pay every month. That is a kind of training, too.
- You forget your headphones. You go home.
- You count: eight, nine, nine and a half, nine and three quarters, ten.
- Somebody is on your machine. You did not know that it was yours until now.
- You see yourself in a window. You turn a little. There.
- You put the weight back, and carry it as if it were lighter than it was.
- Day one: you feel great. Day two: you cannot sit down on a toilet.
- "How many sets have you got left?" It is the only thing that you have ever said to each other. In six years.
- You did one workout. You take up the whole door now.
- You eat so healthily that you need cake to get over it.
< And tomorrow it is legs. You feel a small cold coming.
< Send this to the one who skips leg day.
< See you on Monday. It is always Monday.

# airport | airport/airports/plane/planes/flight/flights people/person/passenger/passengers/traveler/travelers/traveller/travellers/you/youll (security/gate)
## types
> Types of People at the Airport | You can lose your bag at an airport, but never these people.
> The People You Meet at Every Airport | There is one airport in the world, and these people live in it.
> Everybody at the Airport | Which one are you? I have seen you there.
- The one who was there five hours early, and is nervous.
- The runner. Open coat, one shoe, final call.
- The one who stands up when the plane has just touched the ground, and then stands there. With a bent neck. For twenty minutes.
- The one who queues before there is a queue. The gate has no plane yet.
- The one at security with the boots, the belt, the chain, and a bottle of water.
- The one who drinks a beer at six in the morning. There is no time at an airport.
- The one who lies on the floor around the one socket, like a dragon around its gold.
- The one who puts half of the suitcase into their coat, and now cannot bend.
- The one who stands right at the belt. With both feet. And the cart.
- The one who claps when it lands. They are so happy. Let them.
- The dad with all the passports. He checks every four minutes. Yes. Still there.
< And the one who packed nine books for four days. That is me.
< Tag the friend who is always the runner.
< Last call for everybody who is still in the duty-free shop.

# office | coworker/coworkers/colleague/colleagues (office/work/job); office/workplace/work people/person/hear/say
## types
> Types of Coworkers in Every Office | Change jobs as often as you like. These people will be there.
> The People in Every Office | Every office has them. If you do not know who it is, it is you.
> Who Works Where You Work | You do not choose your coworkers. You just learn the sound of their chewing.
- The one who says, "Quick question." It has never been quick.
- The one who has a birthday, and there is cake, and you have to stand around it.
- The one who warms up fish.
- The one who writes, "As per my last email." They chose war.
- The one who is "just about to leave", and has been here since the building was new.
- The one who is always in a meeting. Nobody knows about what.
- The one who knows everything first. From where? From whom?
- The one who answers to all. Four hundred people know about your dentist now.
- The one who replaces the paper in the printer. The only one. Protect them.
- The one whose lunch is gone. And the one who looks at the ceiling.
- The one who says, one minute before the end, "I have one more thing."
< And the one who watches this in the restroom. Hello. Your break is over.
< Tag your coworker. But not in the group with the boss.
< Let's talk about it in a meeting that could have been an email.
## says
> Things Coworkers Say in Every Office | There are sentences that exist only between nine and five.
> Office Words | Nobody speaks like this at home. At least, I hope so.
> Things You Hear in Every Office | In every office, this is said before lunch.
- "Let's circle back to that." We will never see it again.
- "Happy Monday!" Who let him in?
- "You're on mute." It has been years. You are still on mute.
- "Can everybody see my screen?" We can also see what you were buying.
- "I'll give you five minutes back." They had taken sixty.
- "Just a gentle reminder." There was nothing gentle in it.
- "Let's take this offline." They are going to fight.
- "No worries if not!" There will be worries.
- "Are you busy?" There is only one right answer, and you never find it.
- "It's a quick fix." Write to your family.
< And the most beautiful one of all: "The meeting has been canceled."
< Which one hurts the most? Let us know by end of day.
< Warm regards. They were not warm.

# groupchat | group chat/chats people/person/member/members/you/friend/friends (family/class/whole); groupchat people/person/member/members/friend/friends (family/class)
## types
> Types of People in the Group Chat | Open any group chat. They are all in there.
> Who Is in Every Group Chat | There are twelve people in the group chat, and this is all of them.
> Everybody in the Group Chat | Which one are you? Scroll up and see.
- The one who reads everything and never says a word. A ghost with a profile picture.
- The one who writes one. Word. At. A. Time.
- The voice message. Six minutes. In a wind tunnel.
- The one who comes back after four days, and answers the very first question.
- The one who sends "good morning" with a rose, every day, since the beginning.
- The one who asks, "What time?" The time is in the line above.
- The one who says "haha". They have not laughed. They have never laughed.
- The one who sends a screenshot to the wrong group. This group. About this group.
- The planner. Three dates, a poll, a table. Nobody votes.
- The one who says, "I'm on my way." They are in the shower.
- The one who leaves. Nobody says anything. Then there is a second group.
< And there is you: you have muted all of it until next year.
< Send this to the group. See who answers. See who only reads.
< Two hundred and twelve new messages. It was about a chair.

# supermarket | supermarket/supermarkets/grocery/groceries people/person/shopper/shoppers/customer/customers/you/youll (store/shop/shopping/line/checkout)
## types
> Types of People at the Supermarket | You only need milk. But first, you have to get past these people.
> The People You Meet at Every Supermarket | Any supermarket, any day. There they are.
> Everybody at the Supermarket | Which one are you? Look into your cart.
- The one who parks the cart across the aisle, and thinks about jam.
- The one who calls home. "There are four kinds. No, four. Which one?"
- The one with a list, in the order of the shelves. A professional.
- The one with the wheel. It squeaks. You always know where they are.
- The one who squeezes every avocado, and leaves with none.
- The two who have not seen each other in years, and have chosen the door.
- The kid who lies on the floor, because of a yogurt.
- The one who takes no basket, because it is only one thing. They hold nine things now, and one of them with the chin.
- The one who looks for the coins after everything has been packed.
- The one who stands so close behind you that you could share a coat.
- The one who is hungry. Never shop hungry. There are six pizzas and no toilet paper.
< And you? You have forgotten the milk.
< Tag the one you always end up in the wrong line with.
< The other line was faster. It always is.

# train | train/trains/subway/bus/metro/tram/commute people/person/passenger/passengers/commuter/commuters/you/youll (morning/every/public)
## types
> Types of People on Your Commute | The same seat, the same faces. You know them better than your cousins.
> Who Rides With You Every Morning | Every morning they are there. You have never said a word to each other.
> Everybody on the Train | Which one are you? I have seen you yawn.
- The one who sleeps. Mouth open. Always wakes up at the right stop.
- The one whose bag has a seat. It has paid for it, clearly.
- The one whose music we all know by now.
- The one who phones. We all know how the operation went.
- The one who eats a whole breakfast. With an egg. A warm egg.
- The one who stands in the door as if they were holding it together.
- The one who gets in before anybody gets out. Physics is a rumor to them.
- The one who has been standing up since two stops before. Very ready.
- The one who looks at your phone with you. You turn it a little, so that they can see.
- The one who runs. The door closes. You look at each other through the glass, and both of you learn something.
< And one day one of them is not there, and you worry.
< Next stop: work. I am so sorry.
< Tag the one who takes the first seat by the door and stays there.

# commute | commute/commuting/commuter/commuters (train/bus/subway/morning/work)
## you
> Commuters Be Like | If you commute, this is your morning.
> The Struggle of a Commute | The way to work is forty minutes. On paper.
> Things Only Commuters Understand | Only people who commute will understand this.
- You leave five minutes early. It is canceled.
- You know exactly where the door will stop. You guard that spot.
- You have a seat. You are not going to look up. There could be somebody who needs it more. You look up.
- You run. It pulls out. The driver has seen you. You know it.
- You change lanes. The old one begins to move.
- It says "two minutes". It has said so for nine.
- There is a free seat. There is a reason why it is free.
- "Due to a delay of the delayed train" is a sentence that you have heard.
- You get home, and somebody asks what you did today. You stood.
< And tomorrow you take the early one. It will be canceled, too.
< Watch this on the way. You have the time.
< Mind the gap between your life and this.

# wedding | wedding/weddings guest/guests/people/person/you/youll (every/reception/party)
## types
> Types of Guests at Every Wedding | Every wedding has a bride, a groom, and these people.
> The People You Meet at Every Wedding | The flowers are different. The guests are not.
> Everybody at the Wedding | Which one are you? There are photos.
- The one who cries before it has even begun.
- The one who asks when it is your turn. With a full mouth.
- The uncle who dances. Nobody can stop him. Nobody wants to.
- The one who has a few words to say. It is minute twenty six.
- The one who takes photos with a tablet. In the aisle. In front of the photographer.
- The kid who has been sliding across the dance floor on his knees since four o'clock.
- The one who knows nobody, and is the last one to leave.
- The one who says, "I'm not hungry," and goes up four times.
- The one who asks for a song. It has been played. It was played for them.
- The one with no shoes, a tie around the head, and tears: "You two are so perfect."
- The grandma who is still there at three in the morning, and wants another round.
< And somebody always drives home with a flower arrangement on their lap.
< Tag the one who will be the uncle one day.
< I was the one at the buffet. I am always the one at the buffet.

# neighbor | neighbor/neighbors/neighbour/neighbours (sunday/sundays/morning/mornings/weekend/night/upstairs)
## they
> Things Neighbors Always Do | You can choose your home. You cannot choose who drills above it.
> Neighbors Be Like | Every neighbor in the world, on a Sunday, at eight.
> Who Lives Above You | Somebody lives above you. You know what they do. You do not know why.
- They drill. One hole. For eleven years.
- They start the lawn mower at the exact moment when you sit down outside.
- They move furniture at midnight. Every night. It must be a labyrinth by now.
- They drop a marble. Only one. It rolls through the whole apartment.
- They cook something, and your whole hallway gets hungry.
- They learn the trumpet. They are on the first song. They have been on it since spring.
- They walk. Heels. On wood. At six. Where do they go? They are at home.
- They take in your package, and now you have to talk about the weather.
- They leave you a note, with a smile on it. There was no smile in it.
- They have a party. You lie there, and you know all the words.
- You turn on music once, at noon, quietly. They knock.
< And then they water your plants for two weeks, and you feel terrible.
< Send this to your neighbor. Or slip it under the door.
< And somewhere below you, somebody is writing this list about you.
## types
> Types of Neighbors | There are only a few kinds of neighbors, and you have one on every side.
> The Neighbors Everybody Has | Every house has these people in it.
> Who Lives Next Door | Which one are you? Ask the one below you.
- The one who knows when you come home. To the minute.
- The one who drills.
- The one nobody has ever seen. There is only a light.
- The one with the perfect lawn. It has been measured.
- The one who borrows. Sugar, a ladder, the car.
- The one with the small dog and the large opinion.
- The note writer. They have a whole pad, only for you.
- The one who cooks so well that you breathe in at their door.
- The one who practices. It is a violin. We think that it is a violin.
- The one who parks on the line. Not in it. On it.
- The one who has everybody's keys, and everybody's secrets.
< And the best one: the one who only says hi, and means it.
< Tag your neighbor. They are at home. You can hear it.
< Ours has just started drilling. Of course.
`

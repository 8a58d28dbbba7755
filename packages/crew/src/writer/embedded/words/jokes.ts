/** Clean jokes: kinds | the setup | the end. */
export const JOKES = `
dad | I used to be addicted to soap. | But I am clean now.
dad | Why do fathers take an extra pair of socks to golf? | In case they get a hole in one.
dad | I am reading a book about anti-gravity. | It is impossible to put down.
dad,food | What do you call fake spaghetti? | An impasta.
dad | Why did the scarecrow win a prize? | He was outstanding in his field.
dad,animal | What do you call a fish without eyes? | A fsh.
dad,animal | Why do cows wear bells? | Because their horns do not work.
dad | I only know twenty five letters of the alphabet. | I don't know y.
dad | What did one wall say to the other? | I will meet you at the corner.
dad | Why can't a bicycle stand up by itself? | It is two tired.
dad | How does a penguin build its house? | Igloos it together.
dad | I would tell you a joke about construction. | But I am still working on it.
dad,food | How do you make a lemon drop? | Just let it fall.
dad | What do you call a factory that makes okay products? | A satisfactory.
dad | Did you hear about the restaurant on the moon? | Great food, no atmosphere.
dad,food | What kind of cheese is not yours? | Nacho cheese.
dad | Why did the math book look so sad? | It had too many problems.
dad | My wife told me to stop acting like a flamingo. | So I had to put my foot down.
dad | I ordered a chicken and an egg online. | I will let you know.
dad | What has four wheels and flies? | A garbage truck.
work | Why did the coffee file a police report? | It got mugged.
work | My boss told me to have a good day. | So I went home.
work | I asked for a raise because three companies were after me. | The gas, the water and the power company.
work | What do you call a meeting about meetings? | Tuesday.
work | Why did the employee get fired from the calendar factory? | He took a day off.
dad | Why did the can crusher quit his job? | It was soda pressing.
work | I used to be a banker. | But I lost interest.
work | My boss says that I have no sense of direction. | So I packed up my things and right.
work | What is a mummy's favorite job? | Wrapping up meetings.
work | Why do we tell actors to break a leg, and never accountants? | They only break even.
work | Our meeting could have been an email. | And the email could have been nothing.
work | I have a work-life balance. | On Mondays I fall off.
work | The office coffee is like my motivation. | Weak, cold and gone by ten.
work | Our printer is in a band. | It is always jamming.
dad | What is an astronaut's favorite part of the computer? | The space bar.
dad,tech | Why do programmers mix up Halloween and Christmas? | Because Oct 31 equals Dec 25.
dad,tech | How does a computer get drunk? | It takes screenshots.
dad,tech | Why was the computer cold? | It left its Windows open.
school,teacher | Why did the teacher wear sunglasses? | Because her students were so bright.
school,teacher | Teacher: why are you doing your sums on the floor? | You told us to do it without tables.
school,teacher | What is a math teacher's favorite place in New York? | Times Square.
school,teacher | Why did the music teacher need a ladder? | To reach the high notes.
school,teacher | Teacher: I hope I did not see you looking at her test. | Pupil: I hope so, too.
school,teacher | Why was the teacher cross-eyed? | She could not control her pupils.
school,teacher | What do you get when you cross a teacher and a vampire? | A lot of blood tests.
school | Why did the student eat his homework? | The teacher said it was a piece of cake.
school | What is the king of all school supplies? | The ruler.
school | Why did the broom come late to school? | It overswept.
animal | What do you call a sleeping bull? | A bulldozer.
animal | Why do bees have sticky hair? | They use honeycombs.
animal | What do you call an alligator in a vest? | An investigator.
animal | Why did the cat sit on the computer? | To keep an eye on the mouse.
animal | What is a cat's favorite color? | Purrple.
animal | What do you call a dog that does magic? | A labracadabrador.
animal | Why don't elephants use computers? | They are afraid of the mouse.
animal | What do you get from a pampered cow? | Spoiled milk.
animal | Where do sheep go on holiday? | To the Baa-hamas.
animal | Why are fish so clever? | They live in schools.
food | Why did the tomato blush? | It saw the salad dressing.
food | Why did the cookie see a doctor? | It felt crummy.
food | What do you call a sad strawberry? | A blueberry.
food | Why did the banana go to the doctor? | It was not peeling well.
food | What does a nosy pepper do? | It gets jalapeño business.
food | Why did the melons have a big wedding? | They cantaloupe.
kids | What do you call a dinosaur with a good vocabulary? | A thesaurus.
kids | Why was six afraid of seven? | Because seven eight nine.
kids | What did zero say to eight? | Nice belt.
kids | How do you make an octopus laugh? | With ten tickles.
kids | What did the ocean say to the beach? | Nothing. It just waved.
kids | Knock, knock. Who's there? Lettuce. Lettuce who? | Lettuce in, it is cold out here.
kids | What kind of tree fits into your hand? | A palm tree.
kids | Why did the skeleton stay home from the dance? | It had no body to go with.
`

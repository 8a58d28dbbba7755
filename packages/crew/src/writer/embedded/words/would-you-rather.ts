/** Choices: kinds | one | the other. */
export const WOULD_YOU_RATHER = `
couples | plan every date for a year | never plan one again
couples | always have to sing what you feel | always have to draw it
couples | relive your first date | skip to your golden wedding
couples | share one phone | share one closet
couples | have a partner who cooks badly and loves it | one who cooks well and hates it
couples | never argue again | always win
couples | live by the sea in a tiny hut | in the city in a big flat
couples | get a letter every week | a surprise once a year
couples | know how your partner sees you | show them how you see them
couples | spend one year apart | one year without a moment alone
couples | dance in the rain | read by the fire
couples | forget every anniversary | remember every small fight
food | eat only sweet things for a year | only salty ones
food | give up cheese | give up chocolate
food | have every meal too hot | every meal cold
food | cook every day and never wash up | wash up and never cook
food | eat pizza every day | never again
food | drink only water | drink everything but water
food | have breakfast three times a day | dinner three times a day
food | always eat alone in the best restaurant | always with friends in the worst
food | never eat bread again | never eat pasta again
food | taste every color | hear every taste
food | eat soup with a fork | steak with a spoon
food | put ketchup on everything | cinnamon on everything
kids | have a pet dragon that sneezes | a pet unicorn that snores
kids | be as small as a mouse | as tall as a house
kids | fly, but only as high as a chair | be invisible, but only in the dark
kids | have a slide in place of the stairs | a trampoline in place of your bed
kids | talk to animals | speak every language
kids | have spaghetti for hair | bananas for fingers
kids | live in a tree house | in a submarine
kids | hop everywhere | walk backwards everywhere
kids | have a nose that honks | ears that wiggle when you lie
kids | swim in pudding | roll down a hill of jelly
kids | be the funniest | be the fastest
kids | never brush your teeth again | never comb your hair again
work | have a job that you love and that pays little | one that pays well and bores you
work | work four long days | six short ones
work | have a kind boss who knows nothing | a rude one who teaches you a lot
work | always come too early | always just in time
work | have every meeting standing | every meeting on the phone
work | never get another email | never have another meeting
work | be famous for something silly | unknown for something great
work | always know what to say | always know when to say nothing
work | start at five in the morning | at noon and end at ten
hard | know when you will die | know how
hard | be able to change the past | see the future
hard | never be able to lie | never be able to tell when others lie
hard | lose all your memories | never make a new one
hard | be always too hot | always too cold
hard | have one true friend | a hundred good acquaintances
hard | live without music | without films
hard | have more time | more money
hard | be respected | be loved
hard | read every mind | never be read by anybody
hard | restart your life with all you know | jump ahead ten years
hard | never feel pain | never feel fear
hard | have a rewind button | a pause button
hard | explore the deep sea | explore space
hard | live one life of a thousand years | ten lives of a hundred
hard | give up the internet for a year | give up your bed for a year
`

/** Lists of what habits and foods do for the body, and of what happens without some; `read-lists.ts` says how they are written. */
export const LISTS_OF_BENEFITS = `
# lemon-water-benefits | gathered | benefits of lemon water | benefits/benefit lemon water (drinking/drink/morning/mornings/warm/health/body)
- It is water with a taste | Most of the good comes from the water. It does not detox you, and sipping it for hours can wear on your teeth. | Rinse with plain water afterward. | Drinking water
- Some vitamin C | The juice of half a lemon gives you roughly a tenth of the vitamin C that you need in a day. | Your body cannot make that vitamin. | Vitamin C
- Less sugar | In place of a can of soda, lemon water saves you some nine teaspoons of sugar. | Leave out the honey. | Soft drink
- Fewer kidney stones, perhaps | Lemon juice is rich in citrate, which can help to keep some kidney stones from forming. | If you have had one, ask your doctor. | Kidney stone disease
- More iron from plants | Vitamin C in the same meal helps you take up iron from beans and greens. | So squeeze some on your salad, too. | Iron deficiency

# cold-shower-benefits | gathered | benefits of cold showers | benefits/benefit cold shower/showers (taking/health/body/morning/ice/bath/baths/plunge)
- You are awake at once | Cold water makes your heart and your breath speed up. If you have heart trouble, ask a doctor first. | Your body takes it for danger. | Cold shock response
- Fewer sick days | In a Dutch study of three thousand people, those who ended their showers cold called in sick less often, by more than a quarter. | They felt ill on just as many days. | Hydrotherapy
- Less itching | Cool water can calm itchy skin, and dries it out less than hot water. | Put lotion on while the skin is damp. | Itch
- Less soreness | Cold baths after a hard workout can ease sore muscles for a day or two. | Right after lifting, they may slow muscle growth. | Ice bath
- A better mood, perhaps | In small studies, people felt more alert and upbeat after cold water. Nobody knows yet how long it lasts. | Larger studies are missing. | Winter swimming
- A lower bill | Heating water is among the largest uses of energy in a home. Cold water needs none of it. | Short and cold saves the most. | Water heating

# walking-benefits | gathered | benefits of walking | benefits/benefit walking/walk/walks (every/daily/day/minutes/health/body/morning/taking/going/outside)
- A stronger heart | Brisk walking can lower blood pressure, and people who walk a lot tend to have less heart disease. | Brisk means that you can talk, but not sing. | Walking
- Steadier blood sugar | A few minutes of walking after a meal keep your blood sugar from rising as high. | Even a stroll counts. | Blood sugar level
- A better mood | A walk of ten or fifteen minutes can lift your mood for a while. | Trees and daylight seem to help. | Walking
- More ideas | At Stanford, people came up with more creative ideas while they walked than while they sat. | It worked on a treadmill that faced a wall, too. | Creativity
- Stronger legs and bones | Walking loads your bones and muscles, and that helps to keep them strong. | Hills do more. | Bone density
- Joints that hurt less | Regular walking can ease the pain of arthritis in the knee. | Start short, and ask a doctor if it gets worse. | Osteoarthritis
- A longer life, most likely | In large studies, people who walk more live longer. The gain begins far below ten thousand steps. | Each bit more counts. | Walking

# steps-benefits | gathered | things that happen when you walk ten thousand steps a day | 10000/10k/ten-thousand steps (walk/walking/body/benefits/day/days/month/take); ten thousand steps (walk/walking/body/benefits/day/days/month/take)
- You move for well over an hour | It takes most people about an hour and a half, and it comes to some seven or eight kilometers. | That is four or five miles. | Pedometer
- You burn more energy | For many people that is three to five hundred calories a day, depending on weight and speed. | One muffin puts them back. | Walking
- Your heart gains | People who walk that much tend to have lower blood pressure and less heart disease. | Much of that gain comes by seven thousand steps. | Walking
- You sit less | Long hours of sitting are bad for you, and steps break them up. | A few minutes each hour help. | Sedentary lifestyle
- You may sleep better | People who are active by day tend to fall asleep faster at night. | Daylight helps as well. | Sleep hygiene
- Your feet may complain | Add a thousand steps a week if you are new to it. Too much too soon hurts heels and shins. | Good shoes matter. | Plantar fasciitis

# reading-benefits | gathered | benefits of reading | benefits/benefit reading/read (books/book/every/daily/day/night/regularly)
- A larger vocabulary | Even children's books have more rare words than everyday talk between adults. | You learn most words without looking them up. | Vocabulary
- A longer life, perhaps | In a study of more than three thousand people over fifty, readers of books lived almost two years longer. | That does not prove that the books did it. | Reading
- Less stress | In a small study with students, half an hour of reading calmed the pulse about as much as yoga did. | Choose something that is not the news. | Reading
- A feel for other people | People who read a lot of fiction do a little better at guessing what others feel. | Perhaps they were more curious about people to begin with. | Theory of mind
- Better nights | In one trial, people who read a book in bed said more often that their sleep got better. | Paper sends no notifications. | Sleep hygiene
- Years in a few hours | A writer may work on a book for five years, and you can have what they learned by Sunday. | Nothing else is that cheap. | Book

# early-rising-benefits | gathered | benefits of waking up early | benefits/benefit waking/wake/getting/rising/risers/riser/am early/5 (up/morning/5/5am/am/every/day); benefits/benefit 5am (waking/up/at/wake)
- A calm start | You have time before the day begins, but only if you also went to bed early. Most adults need at least seven hours. | Sleep comes first. | Sleep
- Light at the right time | Morning light sets your inner clock, and makes it easier to fall asleep at night. | Open the curtains, or step outside. | Circadian rhythm
- A clock that fits | Schools and offices start early, so night owls live with a kind of jet lag all week. Early birds hardly do. | It is called social jet lag. | Social jet lag
- Quiet | Almost nobody calls or writes at six in the morning, so you can finish one thing in peace. | Leave your phone alone until then. | Attention
- Your workout gets done | Nothing has gotten in the way yet, and no meeting has run late. | Put your shoes out in the evening. | Physical exercise
- A better mood, perhaps | In large studies, early sleepers were a little less often depressed. Part of being an early bird is in the genes. | Night owls are not lazy. | Chronotype

# drinking-water-benefits | gathered | benefits of drinking water | benefits/benefit drinking/drink/enough/more water (morning/every/day/health/body/daily/in/lots)
- Everything runs on it | More than half of you is water. For most healthy people, thirst and pale yellow urine tell how much is enough. | Eight glasses are no law. | Drinking water
- A clearer head | Losing two percent of your weight in water can make it harder to pay attention. | On a hot day, that goes fast. | Dehydration
- Fewer kidney stones | People who have had stones get fewer new ones when they drink more. | It thins what would turn into crystals. | Kidney stone disease
- Easier digestion | Water and fiber together help against constipation. | Fiber alone can make it worse. | Constipation
- Fewer infections | In a trial, women who often had bladder infections and drank more water had about half as many. | A fever or back pain needs a doctor. | Urinary tract infection
- No calories | Each glass that takes the place of a sweet drink saves sugar, and your teeth. | Tap water costs almost nothing. | Drinking water
- A body that stays cool | You sweat to lose heat, and that water has to come from somewhere. | Drink before you feel dizzy. | Perspiration

# quit-sugar | gathered | things that happen when you quit added sugar | sugar quit/quitting/cut/cutting/giving/stop (eating/body/happens/happen/added/out/up/for/days/month/week/weeks/30/day)
- Plain food tastes sweeter | After some weeks with less sugar, your taste adjusts. Fruit begins to taste like candy. | It works for salt as well. | Sweetness
- You may miss it at first | Many people have cravings in the first days. They usually pass. | Eat enough real meals. | Sugar
- Your teeth gain | Bacteria turn sugar into acid, which eats at your teeth. Without it, they make far less. | Brush anyway. | Tooth decay
- You may lose some weight | Sweet drinks are easy to overdo, because they hardly fill you up. | What you eat in their place decides. | Sweetened beverage
- Your energy may be steadier | A lot of sugar on an empty stomach makes your blood sugar go up fast and down again. | Fiber and protein slow that. | Blood sugar level
- You start to read labels | Sugar hides in sauces, bread and yogurt, under dozens of names. | Look for words that end in ose. | Added sugar

# quit-coffee | gathered | things that happen when you quit coffee | coffee/caffeine quit/quitting/cut/cutting/giving/stop (drinking/body/happens/happen/out/up/for/days/month/week/weeks/30/day)
- Your head may hurt | It often starts within a day, partly because the blood vessels in your head widen. It passes in about a week. | Cutting down slowly avoids most of it. | Caffeine dependence
- You are tired and grumpy | Caffeine blocks the signal that makes you sleepy. Without it, you feel all of it for some days. | The second day is often the worst. | Adenosine
- You sleep better | Half of the caffeine is still in your blood some five hours later. Without it, many people fall asleep faster. | Stopping at noon helps as well. | Caffeine
- You may be calmer | Caffeine can make hands shake and hearts race, above all in people with anxiety. | Some feel the difference within days. | Caffeine-induced anxiety disorder
- Your stomach may calm down | Some people have less heartburn without coffee. | Decaf does not always help. | Gastroesophageal reflux disease
- You get used to it | The body adapts within a week or two, and mornings work again. | In moderate amounts, coffee is fine for most adults. | Caffeine dependence

# brain-foods | gathered | foods that are good for your brain | foods/food brain/memory/focus (boost/good/for/health/help/power/that/eat/improve/concentration/studying)
- Oily fish | Salmon, sardines and mackerel are rich in omega three fats, a building block of your brain. | Twice a week is the usual advice. | Docosahexaenoic acid
- Berries | In a long study, women who ate the most berries kept their memory a little longer. | Frozen ones count. | Blueberry
- Leafy greens | Older people who ate about a serving a day lost their memory more slowly. That alone is no proof. | Spinach, kale and lettuce all counted. | Leaf vegetable
- Walnuts and other nuts | They hold healthy fats and vitamin E. They are part of diets that go with a clearer mind in old age. | A handful is a serving. | Walnut
- Eggs | The yolk is rich in choline, from which your body makes a chemical that memory needs. | Liver and soybeans have it, too. | Choline
- Beans and oats | The brain lives mostly on sugar from the blood, and fiber lets it arrive slowly. | A bowl of oatmeal keeps many people full until noon. | Glycemic index
- Coffee | Caffeine makes you more alert for some hours, as long as it does not cost you sleep. | No cup makes up for a bad night. | Caffeine

# gut-foods | gathered | foods that are good for your gut | foods/food gut/digestion/microbiome (health/healthy/good/for/heal/that/eat/help/best/bacteria)
- Beans and lentils | Their fiber feeds the bacteria in your colon. Start small, or you will notice. | Most people eat too little fiber. | Dietary fiber
- Yogurt and kefir | They hold live bacteria, and some of these survive the way through the stomach. | Look for live cultures on the label. | Yogurt
- Sauerkraut and kimchi | Unheated, they are full of live bacteria. Canned ones have been heated. | Both are salty. | Fermentation in food processing
- Oats and barley | Their soluble fiber feeds good bacteria, and lowers cholesterol a little. | Whole grains have the most. | Oat beta-glucan
- Onions and garlic | They hold inulin, a fiber that some gut bacteria love. | If they give you cramps, go slowly. | Inulin
- Prunes and kiwis | Trials found that both help against constipation. | Drink enough with them. | Prune
- Many different plants | People who eat more than thirty kinds of plants a week tend to have a richer mix of bacteria. | Nuts, herbs and spices count. | Human microbiome

# sleep-foods | gathered | foods that may help you sleep | foods/food/drinks sleep/asleep (help/that/better/fall/for/bed/before/night)
- A small snack | Something light can help if hunger keeps you awake. A heavy dinner late does the opposite. | Leave two or three hours between dinner and bed. | Sleep hygiene
- Tart cherries | They hold a little melatonin, and small studies found somewhat longer sleep. | Juice has a lot of sugar. | Prunus cerasus
- Kiwis | In small studies, people who ate two an hour before bed slept somewhat longer. | Larger studies are missing. | Kiwifruit
- Warm milk | It holds little of what makes you sleepy, but a calm habit before bed is worth something. | Leave out the cocoa. | Tryptophan
- Chamomile tea | Many people find it calming, though the proof is thin. It has no caffeine. | Not too late, or you will be up again. | Chamomile
- Nuts and seeds | They hold magnesium, and people who lack it may sleep worse. | Pumpkin seeds have a lot. | Magnesium in biology

# protein-foods | gathered | foods with a lot of protein | protein foods/food/sources (high/rich/with/lots/of/most/a/lot/much/in)
- Chicken breast | Cooked, almost a third of its weight is protein, with little fat. | A piece the size of your palm is a serving. | Chicken as food
- Greek yogurt | Whey is strained out, so it has about twice the protein of plain yogurt. | Choose one without sugar. | Strained yogurt
- Lentils | A cooked cup has about eighteen grams, and a lot of fiber. | Rice goes well with them. | Lentil
- Eggs | One has about six grams, and nearly half of that is in the yolk. | It has all that your muscles need. | Egg as food
- Tofu | Firm tofu has about fifteen grams of protein in a hundred, with all the building blocks you need. | It takes on any flavor. | Tofu
- Canned tuna | A small can has twenty grams or more. | Twice a week is plenty, because of the mercury. | Tuna
- Cottage cheese | Half a cup has some twelve grams, and digests slowly. | It goes with fruit or pepper. | Cottage cheese
- Peanuts | About a quarter of their weight is protein, and half is fat. | A handful is enough. | Peanut

# iron-foods | gathered | foods with a lot of iron | iron foods/food (high/rich/with/lots/of/in/a/lot/much/that/have/good)
- Red meat and liver | The body takes up iron from meat more easily than from plants. Pregnant women should leave liver alone. | It holds too much vitamin A. | Liver (food)
- Mussels and oysters | They are among the richest foods in iron. | They should be cooked through. | Mussel
- Lentils and beans | A cooked cup of lentils holds over six milligrams, a third of what many women need in a day. | Lemon juice helps you take it up. | Lentil
- Tofu | It is rich in iron, and works in almost any dish. | Pepper and broccoli add vitamin C. | Tofu
- Fortified cereal | Iron is added to many of them, and the box says how much. | Tea and coffee with it block some of the iron. | Food fortification
- Pumpkin seeds | A handful has more than two milligrams. | They go on bread, soup and salad. | Pumpkin seed

# meditation-benefits | gathered | benefits of meditation | benefits/benefit meditation/meditating/mindfulness (daily/every/day/health/brain/minutes)
- Less stress | Reviews of many trials found that it eases stress and worry a little to moderately. | Eight weeks is a common course. | Effects of meditation
- Better sleep, for some | In trials, older people who slept badly got somewhat better nights. | A breathing exercise in bed is a start. | Meditation
- A little less pain | It does not take pain away, but can make it matter less. | Doctors use it along with other care. | Mindfulness-based stress reduction
- Fewer relapses | A course with mindfulness helps people who have had depression several times to stay well. | Britain's health service offers it. | Mindfulness-based cognitive therapy
- Attention | You practice one thing over and over: to notice that you drifted off, and to come back. | Coming back is the exercise. | Meditation
- It costs nothing | Five quiet minutes and a chair will do. If it makes you feel worse, stop, and talk to somebody. | That happens to some people. | Effects of meditation

# exercise-benefits | gathered | benefits of exercise | benefits/benefit exercise/exercising/workout/workouts/gym/sports (regular/daily/every/day/health/brain/body/mental/physical/out/working)
- A longer life | People who exercise regularly live longer in study after study. Half an hour of brisk walking on five days is enough to count. | More helps a bit more. | Physical exercise
- A better mood | In trials, regular exercise eased mild and moderate depression. It does not replace help. | One session can lift the evening. | Neurobiological effects of physical exercise
- A stronger heart | It pumps more with each beat, so it needs fewer beats at rest. | Blood pressure often drops, too. | Athletic heart syndrome
- Better sleep | Active people fall asleep faster, and sleep deeper. | Very hard training right before bed can do the opposite. | Sleep hygiene
- Muscles for old age | From about thirty on you slowly lose muscle, unless you use it. Even at ninety it can grow again. | Twice a week is the advice. | Sarcopenia
- Less diabetes | Muscles that work take sugar out of the blood. | That lasts for a day or two. | Type 2 diabetes
- A better memory, perhaps | In one trial, a year of walking made a part of the brain grow that memory needs. | Later studies did not all agree. | Hippocampus

# coffee-benefits | gathered | benefits of coffee | benefits/benefit coffee (drinking/health/morning/black/every/day/drink)
- You are more alert | Caffeine blocks the signal of tiredness for some hours. Up to about four cups a day are fine for most adults. | In pregnancy, the limit is half of that. | Caffeine
- Better sport | Caffeine an hour before helps most people run or cycle a bit longer. | Athletes know it well. | Caffeine
- Less diabetes, perhaps | People who drink coffee get type two diabetes less often. The same goes for decaf. | Sugar in it spoils the point. | Coffee
- A healthier liver | Coffee drinkers have scarred livers and liver cancer less often. | It does not make up for alcohol. | Health effects of coffee
- Less Parkinson's, perhaps | People who drink coffee get it less often, as many studies found. | Nobody knows for sure why. | Health effects of coffee
- Company | Half of the good may be the break, and the person across the table. | It works with decaf. | Coffee break
`

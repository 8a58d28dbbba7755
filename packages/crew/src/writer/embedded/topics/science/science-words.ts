/** Words of physics, chemistry and life as lessons use them, and four of money, for `readTopics`. */
export const SCIENCE_WORDS = `
# nuclear-fusion | nature | nuclear fusion | nuclear fusion, fusion energy, fusion power, what is fusion, fusion reactor, fusion reactors, fusion vs fission | Nuclear fusion
> The Sun runs on something we can barely copy. | Nuclear fusion is too hot for any wall to hold. | A hydrogen bomb carries an atom bomb just to light it.
@ You feel the Sun on your face, and that warmth began deep inside it.
3 | two balls | What is nuclear fusion? | Nuclear fusion joins small atomic nuclei | In nuclear fusion, the cores of light atoms join into a heavier one. A little mass disappears, and it comes out as energy. | Most often, it's hydrogen turning into helium. | How much energy? Einstein's famous formula says.
4 | sun | Why does the Sun shine? | Nuclear fusion makes the Sun shine | Deep inside the Sun, hydrogen turns into helium by nuclear fusion. That's where all its light comes from. | The Sun's own weight presses the core together. | All ordinary stars do it for most of their lives.
3 | two magnets | Why is nuclear fusion hard? | Nuclear fusion needs enormous heat | Atomic cores push each other away, because they're all positive. Only at many millions of degrees do they get close enough for fusion. | Matter that hot is called a plasma. | No solid wall could hold it.
4 | metal ring | What is a tokamak? | A tokamak holds plasma with magnets | A tokamak is a fusion machine shaped like a ring. Strong magnets keep the hot plasma off its walls. | Soviet scientists built the first ones. | That's why the word is Russian.
3 | two arrows | How do fusion and fission differ? | Fusion joins and fission splits | Nuclear fusion joins light atoms. Nuclear fission splits heavy ones. Both set energy free. | Every nuclear plant of the twentieth century ran on fission. | With iron, neither one works.
4 | mushroom cloud | What is a hydrogen bomb? | A hydrogen bomb uses nuclear fusion | In a hydrogen bomb, a fission bomb heats and squeezes hydrogen until it fuses. The first big test was in nineteen fifty two. | It wiped a small Pacific island off the map. | Slow, steady fusion is far harder to do.

# nuclear-fission | nature | nuclear fission | nuclear fission, what is fission, splitting the atom, how does nuclear fission work, who discovered nuclear fission | Nuclear fission
> A walk in the snow explained nuclear fission. | The first nuclear reactor was built under a stadium. | Africa had nuclear reactors two billion years ago.
@ Two scientists are out in the snow, and they stop to do the math.
3 | split ball | What is nuclear fission? | Nuclear fission splits heavy atomic nuclei | In nuclear fission, a heavy atom, such as uranium, breaks into two smaller ones. That sets free energy and some neutrons. | One stray neutron can start it. | The pieces are usually radioactive.
4 | dominoes | What is a chain reaction? | Nuclear fission can start a chain reaction | The neutrons from one split atom can split the next, and so on. That's a chain reaction. | A reactor keeps it steady. | In a bomb, it grows in an instant.
4 | winter walk | Who discovered nuclear fission? | Four scientists share the story of fission | In nineteen thirty eight, Otto Hahn and Fritz Strassmann found the signs of fission in Berlin. Lise Meitner and Otto Frisch worked out what it was. | Meitner had just fled from Germany. | Only Hahn got the Nobel Prize.
3 | steam | How does nuclear fission make electricity? | Nuclear fission boils water for turbines | The heat of nuclear fission makes steam, and the steam turns a turbine. From there on, it's like a coal plant. | It gives off no carbon dioxide. | But its waste has to be kept safe for a very long time.
4 | squash court | Where was the first nuclear reactor? | The first reactor stood under a stadium | In nineteen forty two, Enrico Fermi's team ran the first artificial reactor in Chicago, under the stands of a stadium. | It was a pile of graphite and uranium. | It gave almost no power, and it changed the world.
5 | old rock | Was there nuclear fission in nature? | Nature had reactors of its own | Nearly two billion years ago, nuclear fission ran all by itself in uranium ore at Oklo, in Gabon. | Water in the rock slowed the neutrons. | Experts found out because some of the uranium was missing.

# nebulae | space | nebulae | nebula, nebulas, nebulae, what is a nebula, what are nebulas, orion nebula, crab nebula, types of nebula | Nebula
> You can see a place where stars are born, with no telescope. | The Crab Nebula is a star that exploded. | Our Sun was born in a cloud.
@ You look below Orion's belt, and one of the stars is a bit blurry.
3 | colorful cloud | What is a nebula? | A nebula is a cloud among the stars | A nebula is a cloud of gas and dust in space, mostly hydrogen. Some are many light years wide. | They're where stars begin, and where some end. | The word is Latin for mist.
4 | newborn star | How are stars born in a nebula? | Stars are born in nebulae | In the thick parts of a nebula, gravity pulls gas and dust together until a star lights up. | Planets can form from what's left. | Our Sun was born in a cloud like that.
4 | orion's sword | Which nebula can you see without a telescope? | You can see the Orion Nebula yourself | On a dark night, you can see the Orion Nebula with your own eyes, in Orion's sword. Stars are being born there. | It looks like a small blur. | Its light left more than a thousand years ago.
5 | exploded star | What is the Crab Nebula? | The Crab Nebula is an exploded star | In the year ten fifty four, Chinese observers saw a new star, so bright that it was there by day. What's left of it is the Crab Nebula. | It's still flying apart. | A spinning neutron star sits in the middle.
3 | ring of gas | What is a planetary nebula? | Planetary nebulae have nothing to do with planets | A planetary nebula has nothing to do with planets. It's gas that a dying star has blown off. | In early telescopes, it looked round, like a planet. | The Sun will do it too, in billions of years.
4 | horse head | Why are some nebulae dark? | Dust makes some nebulae dark | Some nebulae are dark because they're full of dust, and it blocks the light behind them. The Horsehead Nebula is one. | It stands out against glowing gas. | Infrared telescopes can look right through much of it.

# crispr | invention | CRISPR | crispr, what is crispr, gene editing, gene scissors, how does crispr work, crispr explained, who invented crispr | CRISPR
> Bacteria invented gene editing long before us. | Two women won the Nobel Prize for gene scissors. | One scientist edited babies, and went to prison.
@ There's a drop in a tube, and in it are scissors too small to see.
3 | tiny scissors | What is CRISPR? | CRISPR cuts DNA where you want | CRISPR is a pair of scissors for genes. A strand of RNA leads a protein to one spot in the DNA, and the protein cuts there. | Then the cell mends the cut. | That's how a gene gets switched off, or changed.
5 | bacteria | Where does CRISPR come from? | CRISPR comes from bacteria | CRISPR comes from bacteria. They keep pieces of a virus's genes, so they recognize it the next time and cut it up. | It's how they remember their enemies. | Researchers just borrowed it.
4 | medal | Who invented CRISPR gene editing? | Two women won a Nobel Prize for CRISPR | Emmanuelle Charpentier and Jennifer Doudna won the Nobel Prize in Chemistry in twenty twenty for the CRISPR gene scissors. | Their key paper had come out in twenty twelve. | Others did important work on it, too.
3 | red cells | What is CRISPR used for in medicine? | CRISPR can treat sickle cell disease | In twenty twenty three, Britain approved the first CRISPR treatment, for sickle cell disease and another blood disease. | Cells get taken out, changed, and put back. | It's hard on the body.
3 | wheat | Is CRISPR used on plants? | CRISPR is used on plants, too | Breeders use CRISPR on plants, for instance to make them resist disease. | It's more exact than older ways of breeding. | Every country has its own rules, and people argue about the label.
4 | cradle | Why is CRISPR disputed? | Changing babies with CRISPR caused outrage | In twenty eighteen, a researcher in China announced that babies had been born with genes changed by CRISPR. Scientists all over the world objected. | Such changes can be passed on to children and grandchildren. | He went to prison.

# living-cells | nature | living cells | the cell, what is a cell, cell biology, parts of a cell, parts of the cell, cell organelles, organelles, living cells, cell structure | Cell (biology)
> You began as a single cell. | Cells got their name from a piece of cork. | The power plants in your cells were once bacteria.
@ You look into a microscope, and your own cheek is full of little rooms.
3 | round cell | What is a cell? | The cell is the smallest living unit | A cell is the smallest thing that lives on its own. Everything alive is made of one, or of many. | A bacterium is just one. | You have trillions.
4 | cork | Who discovered cells? | Robert Hooke saw cells in a piece of cork | In sixteen sixty five, Robert Hooke put cork under his microscope, saw little boxes, and called them cells. | They reminded him of a honeycomb. | What he saw were the empty walls of dead ones.
3 | control room | What is the nucleus of a cell? | The nucleus of a cell holds its DNA | In animals and plants, the nucleus of a cell holds most of its DNA, the plans for its proteins. | Bacteria don't have one. | Your red blood cells threw theirs away.
4 | power plant | What are mitochondria? | Mitochondria power the cell | Mitochondria are the power plants of a cell. They get energy out of food, with oxygen. | They have a little DNA of their own, because their ancestors were probably free bacteria. | You got yours from your mother.
4 | one into two | How do cells multiply? | Every cell comes from a cell | A cell copies its DNA and divides in two. That's how you grow, and how a cut heals. | You began as a single one. | When the brakes on it fail, it can become cancer.

# enzymes | nature | enzymes | enzyme, enzymes, what is an enzyme, what are enzymes, how do enzymes work, what do enzymes do, digestive enzymes | Enzyme
> Chew bread long enough, and it turns sweet. | Almost nothing in your body works without enzymes. | Your laundry detergent is full of enzymes.
@ You chew a piece of bread, and slowly it tastes sweet.
3 | puzzle pieces | What is an enzyme? | Enzymes speed up reactions in living things | Enzymes make reactions in living things far faster, and they don't get used up. Nearly all of them are proteins. | One of them can do the same job again and again. | Chemists call a helper like that a catalyst.
3 | lock and key | How do enzymes work? | An enzyme fits its job | An enzyme has a pocket, and only certain molecules fit. It grabs one, changes it, and lets go. | People compare it to a lock and key. | In truth, the pocket changes its shape a little, too.
4 | bread | What do enzymes do in your mouth? | Enzymes in spit make bread sweet | An enzyme in your spit splits starch into sugar. Chew a piece of bread long enough, and it turns sweet. | It's called amylase. | So digestion begins in your mouth.
4 | boiled egg | Why does heat harm enzymes? | Too much heat spoils enzymes | Most enzymes lose their shape when they get too hot, like egg white in a pan. Then they don't work anymore. | Some bacteria in hot springs have ones that survive almost boiling water. | Labs use those to copy DNA.
3 | washing machine | Why are there enzymes in detergent? | Enzymes help to clean clothes | Many detergents have enzymes that split fat, starch and protein. So stains come out even in cool water. | Microbes help to make them. | Keep some of them off your wool.
3 | glass of milk | Why can't some people digest milk? | One missing enzyme makes milk hard to digest | The enzyme lactase splits milk sugar. Many adults make very little of it, so milk gives them a bellyache. | It's called lactose intolerance. | Most mammals stop making it once they grow up.

# ph-value | nature | the pH scale | ph scale, the ph scale, what is ph, ph value, ph level, ph explained | pH scale
> The pH scale was invented in a brewery's lab. | One step of pH means ten times. | A flower can tell you what's in your soil.
@ A strip of paper turns red in lemon juice.
3 | color strip | What is pH? | The pH tells how acidic something is | The pH scale tells you how acidic a watery liquid is. Seven is neutral, less is acidic, and more is basic. | What it counts is hydrogen ions. | Most liquids lie between zero and fourteen.
4 | ladder | What does one step of pH mean? | One step of pH is ten times as acidic | Every step on the pH scale means ten times. A liquid with pH four is ten times as acidic as one with pH five. | Two steps make a hundred times. | So a small number can be a big difference.
4 | beer | Who invented the pH scale? | The pH scale comes from a brewery's lab | Soren Sorensen came up with the pH scale in nineteen oh nine, at the Carlsberg Laboratory in Denmark. | He was studying proteins there. | For brewing beer, it matters too.
3 | lemon | Which things have a low pH? | Lemons are acidic and soap is basic | Lemon juice has a pH of about two, pure water about seven, and soapy water about nine or ten. | Acids taste sour. | But never taste a liquid to find out.
3 | blood drop | What is the pH of blood? | Blood keeps its pH very steady | Your blood has a pH of about seven point four. Your lungs and kidneys keep it there, and food hardly changes it. | Even a small shift makes you very sick. | So diets that promise to change it are wrong.
4 | blue flower | How can flowers show pH? | Hydrangeas can show the pH of the soil | Many hydrangeas bloom blue in acidic soil and pink in basic soil. | In acidic soil, they can take up aluminum. | Red cabbage juice can do it, too.

# friction | nature | friction | friction, what is friction, how does friction work, types of friction, static friction, friction explained, force of friction | Friction
> Without friction, you couldn't take a single step. | Starting is harder than sliding, and there's a reason. | Rub your hands: that heat is friction.
@ You step on ice, and something that was always there is gone.
3 | rubbed hands | What is friction? | Friction is a force against sliding | Friction is the force between two surfaces that touch. It works against one sliding over the other. | Even smooth things are rough up close, and they stick a little. | It depends on both surfaces.
3 | shoe | Why do you need friction to walk? | Friction lets you walk | When you walk, your foot pushes back against the ground, and friction keeps it from slipping. On ice, there's very little. | Tires need it too. | Throw sand on the ice, and it's back.
4 | heavy box | Why is it hard to get a box moving? | Starting takes more force than sliding on | A heavy box is hardest to push at the very start, because friction at rest is usually greater than friction in motion. | Once it slides, it's easier. | Antilock brakes on cars make use of that.
3 | match | Why does friction make heat? | Friction turns motion into heat | Friction turns motion into heat. That's why your hands get warm when you rub them, and why a match lights. | Brakes get hot from it. | It's how people have made fire for ages.
3 | oil drop | How can you lower friction? | Oil and wheels lower friction | Oil keeps two surfaces apart, and wheels roll instead of sliding. Both lower friction. | Your joints have a fluid for it. | Less friction also means less wear.
4 | falling leaf | Is there friction in air? | Air slows things down, too | Air slows down whatever moves through it. It's called drag, and it grows quickly with speed. | That's why cyclists bend low. | And it's why a parachute works.

# pensions | money | pensions | pension, pensions, what is a pension, how do pensions work, how does a pension work, retirement pension, pension explained, state pension | Pension
> Your pension may be paid by today's kids. | Bismarck's pension started at seventy. | Fewer kids and longer lives are breaking pensions.
@ You hang up your coat for the last time, and money still comes in.
3 | old couple | What is a pension? | A pension is income for old age | A pension is money that people get regularly once they've stopped working, mostly because of their age. | It replaces part of what you earned. | Who gets it depends on a country's rules.
3 | passing coins | How does a state pension work? | Workers of today often pay the pensions | In many countries, the money you pay into a state pension today goes straight to people who are old now. | It's called pay as you go. | In return, you get a claim on the next generation.
3 | growing jar | What is a funded pension? | A funded pension saves for later | In a funded pension, your money gets invested, and your pension is paid from what becomes of it. | It can rise and fall. | Many countries mix both ways.
4 | chancellor | Who started state pensions? | Bismarck brought in a pension by law | In eighteen eighty nine, Germany under Chancellor Bismarck made an old age pension law. It paid from the age of seventy. | In nineteen sixteen, it became sixty five. | Other countries followed later.
3 | office desk | What is a company pension? | Some employers pay a pension, too | A company pension is built up through your employer. Often both of you pay in. | Some promise a fixed sum, and others depend on the markets. | When you start a new job, ask about it.
3 | birth chart | Why do countries argue about pensions? | Longer lives are hard on pensions | When people live longer and have fewer children, fewer workers pay for more pensions. | So countries raise the age, the payments or the taxes. | None of it makes anybody popular.

# bankruptcy | money | bankruptcy | bankruptcy, bankrupt, what is bankruptcy, going bankrupt, how does bankruptcy work, bankruptcy explained, what happens when you go bankrupt | Bankruptcy
> Bankruptcy comes from a broken bench. | Charles Dickens's father was jailed for debt. | A bankrupt airline can keep flying.
@ A letter from the court lies on the table, and you breathe out.
3 | empty purse | What is bankruptcy? | Bankruptcy is a legal way out of debt | Bankruptcy is a legal way out for people or companies who can't pay their debts. A court or an official steps in. | It sorts out who gets what. | The rules differ from country to country.
4 | broken bench | Where does the word bankruptcy come from? | Bankrupt goes back to Italian for broken bench | The word bankrupt goes back to the Italian banca rotta, a broken bench. Money changers worked at benches like that. | Whether anyone really smashed them isn't certain. | The word bank comes from the same bench.
3 | scales | What happens in bankruptcy? | In bankruptcy, property is shared among creditors | In bankruptcy, what can be sold often gets sold, and the people you owe share the money. | You usually keep some things, like clothes and tools. | And some of the debt may be forgiven.
3 | factory | Does bankruptcy end a company? | Bankruptcy does not always end a company | Some companies go on during bankruptcy, under a plan to pay back a part. Others get closed and sold. | In America, going on is called chapter eleven. | Airlines have kept flying in it.
4 | prison door | What came before bankruptcy for debtors? | Debtors once went to prison | Before modern bankruptcy laws, people in Britain could go to prison for debt. | Charles Dickens's father did, and most of the family moved in with him. | It's all over his novels.
3 | helping hand | What should you do before bankruptcy? | Get advice before bankruptcy | Before you go bankrupt, get free debt advice. There may be other ways, like new terms with the people you owe. | Bankruptcy stays on your credit record for years. | The earlier you ask, the more it helps.

# dropshipping | money | dropshipping | dropshipping, drop shipping, what is dropshipping, how does dropshipping work, dropshipping explained, dropshipping business | Drop shipping
> A store with no shelves and no stock. | Anyone can start dropshipping. That's the problem. | Some dropshipping gurus earn more from courses than from shops.
@ An order comes in, and your storeroom is empty, as always.
3 | empty shelf | What is dropshipping? | Dropshipping is selling without a stock | In dropshipping, you take the order, and a supplier sends the goods straight to the buyer. You never touch them. | You live on the difference in price. | Your real job is ads and customers.
3 | old catalog | Is dropshipping new? | Dropshipping is older than the internet | Dropshipping is older than the internet. With mail order, the maker often sent what the catalog had sold. | Furniture was sold that way. | The web just made it easy for anyone.
3 | small coin | Is dropshipping easy money? | Dropshipping is not easy money | Dropshipping takes little money to start, so everybody tries. Ads cost a lot, and the profits are often small. | Others can sell the very same thing. | Many of those shops close again.
4 | late parcel | What goes wrong in dropshipping? | In dropshipping, the seller answers for late parcels | In dropshipping, you don't control the quality or the delivery, and yet the angry customer calls you. | Returns are a headache. | A good supplier matters most.
3 | law book | Is dropshipping legal? | Dropshipping is legal, with duties | Dropshipping is legal in most countries. But you have to follow the same laws on taxes, safety, returns and brands as everyone else. | Selling fakes is against the law. | It's a business like any other.
4 | loud video | Why be careful with dropshipping courses? | Courses on dropshipping can be a trap | Some people who praise dropshipping earn more from their course than from a shop. Be careful with promises of quick money. | A screenshot of sales proves little. | You can learn most of it for free.

# seo | invention | SEO | seo, what is seo, search engine optimization, how does seo work, seo explained, seo basics, search engine optimisation | Search engine optimization
> The second page of search results is a lonely place. | One good link can beat a hundred bad ones. | Repeat your keyword, and you may sink.
@ You type a question, and ten answers fight for your click.
3 | magnifying glass | What is SEO? | SEO helps pages to be found | SEO means search engine optimization: making pages so that search engines understand them and show them near the top. | It's about the results nobody pays for. | Ads are another story.
3 | spider | How do search engines read pages for SEO? | SEO begins with being crawled | Programs called crawlers follow links from page to page, and what they find goes into an index. SEO makes that easy for them. | Clear links help. | If you're not in the index, nobody can find you.
3 | question mark | What are keywords in SEO? | Keywords in SEO are what people type | A keyword is what people type into a search. For SEO, a good page uses their words and answers their question. | What counts most is what they want to know. | Repeating words for no reason does harm.
4 | web of links | Why do links matter in SEO? | In SEO, links count like recommendations | To a search engine, a link from another site is a sign of trust. Google's first success was built on that. | One good link can beat many bad ones. | Bought links can get you punished.
3 | stopwatch | What else matters in SEO? | Speed and phones matter in SEO | In SEO, pages that load fast and read well on a phone have an advantage. | Clear titles and headings help, too. | What's good for readers is mostly good for SEO.
4 | black hat | What is black hat SEO? | Tricks in SEO can backfire | Black hat SEO means tricks against the rules, like hidden text. Search engines can throw you out for it. | The name comes from the villains in Westerns. | Honest work lasts longer.
`

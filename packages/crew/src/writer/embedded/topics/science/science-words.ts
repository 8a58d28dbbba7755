/** Words of physics, chemistry and life as lessons use them, and four of money, for `readTopics`. */
export const SCIENCE_WORDS = `
# nuclear-fusion | nature | nuclear fusion | nuclear fusion, fusion energy, fusion power, what is fusion, fusion reactor, fusion reactors, fusion vs fission | Nuclear fusion
> Two become one, and light comes out. | The Sun does it all day. | Too hot for any wall to hold.
@ You feel the Sun on your face, and that warmth began deep inside.
3 | two balls | What is nuclear fusion? | Nuclear fusion joins small atomic nuclei | In nuclear fusion, the nuclei of light atoms join to form a heavier one. A little mass is lost, and energy is set free. | Einstein's famous formula tells how much energy it gives. | Most often it is hydrogen that becomes helium.
4 | sun | Why does the Sun shine? | Nuclear fusion makes the Sun shine | In the core of the Sun, hydrogen is turned into helium by nuclear fusion. That is where its light and heat come from. | The Sun's great weight presses the core together. | All ordinary stars work that way for most of their lives.
3 | two magnets | Why is nuclear fusion hard? | Nuclear fusion needs enormous heat | Atomic nuclei push each other away, because they all have a positive charge. Only at many millions of degrees do they get close enough for fusion. | At such heat, matter is a plasma. | No solid wall could hold it.
4 | metal ring | What is a tokamak? | A tokamak holds plasma with magnets | A tokamak is a machine for fusion in the shape of a ring. Strong magnets keep the hot plasma off its walls. | The word is Russian. | Soviet scientists built the first ones.
3 | two arrows | How do fusion and fission differ? | Fusion joins and fission splits | Nuclear fusion joins light nuclei, and nuclear fission splits heavy ones. Both set energy free. | Neither sets energy free from iron. | The nuclear power plants of the twentieth century all used fission.
4 | mushroom cloud | What is a hydrogen bomb? | A hydrogen bomb uses nuclear fusion | In a hydrogen bomb, a fission bomb heats and presses hydrogen until it fuses. The first large test was in nineteen fifty two. | One test wiped a small Pacific island off the map. | Slow, steady fusion is far harder to do.

# nuclear-fission | nature | nuclear fission | nuclear fission, what is fission, splitting the atom, how does nuclear fission work, who discovered nuclear fission | Nuclear fission
> One atom breaks, and two more follow. | A Christmas walk explained it. | Half a bomb, half a power plant.
@ A walk in the snow, and two scientists stop to do a sum.
3 | split ball | What is nuclear fission? | Nuclear fission splits heavy atomic nuclei | In nuclear fission, a heavy nucleus, such as that of uranium, breaks into two smaller ones. Energy and some neutrons are set free. | A neutron that strikes the nucleus can start it. | The pieces are usually radioactive.
4 | dominoes | What is a chain reaction? | Nuclear fission can start a chain reaction | Neutrons from one split nucleus can split further nuclei, and so on. That is a chain reaction. | A reactor holds it steady. | In a bomb it grows in an instant.
4 | winter walk | Who discovered nuclear fission? | Four scientists share the story of fission | Otto Hahn and Fritz Strassmann found the signs of fission in Berlin in nineteen thirty eight. Lise Meitner and Otto Frisch explained it. | Meitner had fled from Germany. | Only Hahn got the Nobel Prize for it.
3 | steam | How does nuclear fission make electricity? | Nuclear fission boils water for turbines | The heat of nuclear fission makes steam, and the steam turns turbines. From there on, it works like a coal plant. | Fission itself gives off no carbon dioxide. | Its waste has to be kept safe for a very long time.
4 | squash court | Where was the first nuclear reactor? | The first reactor stood under a stadium | In nineteen forty two, Enrico Fermi's team ran the first artificial reactor in Chicago, under the stands of a stadium. | The reactor was a pile of graphite and uranium. | It gave hardly any power.
5 | old rock | Was there nuclear fission in nature? | Nature had reactors of its own | In Oklo in Gabon, nuclear fission ran by itself in uranium ore, nearly two billion years ago. | Water in the rock slowed the neutrons. | Experts noticed that some of the uranium that splits was missing.

# nebulae | space | nebulae | nebula, nebulas, nebulae, what is a nebula, what are nebulas, orion nebula, crab nebula, types of nebula | Nebula
> Stars are born in clouds. | A cloud where a star used to be. | The sky has nurseries and graves.
@ You look below Orion's belt, and one star is a little blurred.
3 | colorful cloud | What is a nebula? | A nebula is a cloud among the stars | A nebula is a cloud of gas and dust in space. Most of the gas is hydrogen. | The word is Latin for mist or cloud. | Nebulae can be many light years wide.
4 | newborn star | How are stars born in a nebula? | Stars are born in nebulae | In thick parts of a nebula, gravity pulls gas and dust together, until a star lights up. | Planets can form from what is left. | Our Sun was born in such a cloud, too.
4 | orion's sword | Which nebula can you see without a telescope? | You can see the Orion Nebula yourself | The Orion Nebula is a birthplace of stars in Orion's sword. In a dark sky, it can be seen without a telescope. | The Orion Nebula looks like a small blur. | Its light travels for more than a thousand years to us.
5 | exploded star | What is the Crab Nebula? | The Crab Nebula is an exploded star | Chinese observers saw a new star in the year ten fifty four. Its remains are the Crab Nebula. | It was bright enough to be seen by day. | A spinning neutron star is left inside.
3 | ring of gas | What is a planetary nebula? | Planetary nebulae have nothing to do with planets | A planetary nebula is gas that a dying star has blown off. It got the name because it looked round, like a planet, in early telescopes. | Dying stars blow off such clouds, and the Sun will, too. | For the Sun, that is billions of years off.
4 | horse head | Why are some nebulae dark? | Dust makes some nebulae dark | Dark nebulae are full of dust and block the light behind them. The Horsehead Nebula is one of them. | The Horsehead Nebula stands out dark against glowing gas. | Infrared telescopes can look through much of the dust.

# crispr | invention | CRISPR | crispr, what is crispr, gene editing, gene scissors, how does crispr work, crispr explained, who invented crispr | CRISPR
> Bacteria invented it first. | Scissors for the book of life. | Cut here, says a strand of RNA.
@ A drop in a tube, and in it, scissors too small to see.
3 | tiny scissors | What is CRISPR? | CRISPR cuts DNA where you want | CRISPR is a way to change genes. A strand of RNA leads a protein to a certain place in the DNA, and the protein cuts there. | The cell then mends the cut. | A gene can be switched off or changed that way.
5 | bacteria | Where does CRISPR come from? | CRISPR comes from bacteria | Bacteria use CRISPR to defend themselves against viruses. They keep pieces of a virus's genes, and so recognize it the next time. | Bacteria cut the DNA of viruses with it. | Researchers turned it into a tool.
4 | medal | Who invented CRISPR gene editing? | Two women won a Nobel Prize for CRISPR | Emmanuelle Charpentier and Jennifer Doudna got the Nobel Prize in Chemistry in twenty twenty for gene scissors. | Their key paper came out in twenty twelve. | Others did important work as well.
3 | red cells | What is CRISPR used for in medicine? | CRISPR can treat sickle cell disease | In twenty twenty three, Britain approved the first CRISPR treatment, for sickle cell disease and another disease of the blood. | Cells are taken out, changed and put back. | The treatment is hard on the body.
3 | wheat | Is CRISPR used on plants? | CRISPR is used on plants, too | Breeders use CRISPR to change plants, for instance so that they resist disease. Countries have different rules for it. | It is more exact than older ways of breeding. | How to label it is disputed.
4 | cradle | Why is CRISPR disputed? | Changing babies with CRISPR caused outrage | In twenty eighteen, a researcher in China announced that babies had been born with genes changed by CRISPR. He was sent to prison. | Changed genes can be passed on to later generations. | Scientists all over the world objected.

# living-cells | nature | living cells | the cell, what is a cell, cell biology, parts of a cell, parts of the cell, animal cell, plant cell, plant and animal cells, living cells, cell structure | Cell (biology)
> You began as one of them. | A piece of cork showed the first ones. | Trillions work for you, unseen.
@ You look into a microscope, and your own cheek is full of rooms.
3 | round cell | What is a cell? | The cell is the smallest living unit | A cell is the smallest unit that lives on its own. All living things are made of one cell or of many. | Bacteria are single cells. | A human has trillions of them.
4 | cork | Who discovered cells? | Robert Hooke saw cells in a piece of cork | Robert Hooke saw little boxes in cork under his microscope, and called them cells in sixteen sixty five. | He compared them to a honeycomb. | What he saw were empty walls of dead cells.
3 | control room | What is the nucleus of a cell? | The nucleus of a cell holds its DNA | In animals and plants, most of the DNA of a cell lies in the nucleus. It holds the plans for proteins. | Bacteria have no nucleus. | Red blood cells of humans lose theirs.
4 | power plant | What are mitochondria? | Mitochondria power the cell | Mitochondria get energy out of food for the cell, with oxygen. They have a little DNA of their own. | Their ancestors are thought to have been free bacteria. | You got them from your mother.
3 | green leaf | How do plant and animal cells differ? | Plant cells have walls and green parts | Plant cells have a firm wall, and many have chloroplasts, which turn light into sugar. Animal cells have neither. | The wall keeps plants upright. | Both have a nucleus and mitochondria.
4 | one into two | How do cells multiply? | Every cell comes from a cell | A cell multiplies by copying its DNA and dividing in two. That is how you grow and how a cut heals. | When the brakes on it fail, cancer can grow. | You began as a single cell.

# enzymes | nature | enzymes | enzyme, enzymes, what is an enzyme, what are enzymes, how do enzymes work, what do enzymes do, digestive enzymes | Enzyme
> Hardly anything in you works without them. | They help, and come out unchanged. | Chew bread long enough, and it turns sweet.
@ You chew a piece of bread, and slowly it tastes sweet.
3 | puzzle pieces | What is an enzyme? | Enzymes speed up reactions in living things | Enzymes are substances, nearly all of them proteins, that make reactions in living things far faster. They are not used up. | One enzyme can do the same job again and again. | Chemists call such helpers catalysts.
3 | lock and key | How do enzymes work? | An enzyme fits its job | An enzyme has a pocket into which only certain molecules fit. There, they are changed and let go. | The picture of lock and key is often used. | In truth, the pocket changes its shape a little.
4 | bread | What do enzymes do in your mouth? | Enzymes in spit make bread sweet | An enzyme in spit splits starch into sugar. If you chew bread for long, it begins to taste sweet. | That enzyme is called amylase. | Digestion begins in the mouth.
4 | boiled egg | Why does heat harm enzymes? | Too much heat spoils enzymes | Most enzymes lose their shape when they get too hot, as egg white does in a pan. Then they no longer work. | Some enzymes from bacteria in hot springs survive almost boiling water. | Labs use those to copy DNA.
3 | washing machine | Why are there enzymes in detergent? | Enzymes help to clean clothes | Many detergents hold enzymes that split fat, starch and protein, and so loosen stains in cool water. | Enzymes for detergents are made with the help of microbes. | Wool can suffer from some of them.
3 | glass of milk | Why can't some people digest milk? | One missing enzyme makes milk hard to digest | The enzyme lactase splits milk sugar. Many adults make little of it, and milk can then give them a bellyache. | The trouble is called lactose intolerance. | Most mammals stop making it after infancy.

# ph-value | nature | acids and bases | ph scale, the ph scale, what is ph, ph value, ph level, acids and bases, acid and base, ph explained | pH scale
> From lemon to soap, on one scale. | One step is tenfold. | A brewery had it measured.
@ A strip of paper turns red in lemon juice.
3 | color strip | What is pH? | The pH tells how acidic something is | The pH scale tells how acidic or basic a watery liquid is. Seven is neutral, less is acidic, and more is basic. | The scale counts hydrogen ions. | Most liquids lie between zero and fourteen.
4 | ladder | What does one step of pH mean? | One step of pH means ten times | The pH scale goes in powers of ten. A liquid with pH four is ten times as acidic as one with pH five. | Two steps make a hundred times. | So small differences count.
4 | beer | Who invented the pH scale? | The pH scale comes from a brewery's lab | Soren Sorensen thought up the pH scale in nineteen oh nine, at the Carlsberg Laboratory in Denmark. | Soren Sorensen studied proteins there. | Brewing depends on it, too.
3 | lemon | Which things have a low pH? | Lemons are acidic and soap is basic | Lemon juice has a pH of about two, pure water about seven, and soapy water about nine or ten. | Acids taste sour. | Never taste a liquid to find out.
3 | blood drop | What is the pH of blood? | Blood keeps its pH very steady | The pH of blood is about seven point four, and lungs and kidneys keep it there. Food hardly changes it. | Even small shifts make people very ill. | Diets that promise otherwise are wrong.
4 | blue flower | How can flowers show pH? | Hydrangeas can show the pH of the soil | Many hydrangeas bloom blue in acidic soil, and pink in basic soil. | In acidic soil, they can take up aluminum. | Red cabbage juice changes color with pH, too.

# friction | nature | friction | friction, what is friction, how does friction work, types of friction, static friction, friction explained, force of friction | Friction
> Without it, you could not walk. | It stops you, and it starts you. | Rub your hands: here it is.
@ You step on ice, and something that was always there is gone.
3 | rubbed hands | What is friction? | Friction is a force against sliding | Friction is a force between two surfaces that touch. It works against one sliding over the other. | Even smooth things are rough up close, and they stick a little. | It depends on both surfaces.
3 | shoe | Why do you need friction to walk? | Friction lets you walk | When you walk, your foot pushes back against the ground, and friction keeps it from slipping. On ice, there is little of it. | Tires need it, too. | Sand on ice brings it back.
4 | heavy box | Why is it hard to get a box moving? | Starting takes more force than sliding on | Friction at rest is usually greater than friction in motion. So a heavy box is hardest to push at the very start. | Once it slides, it goes more easily. | Antilock brakes on cars make use of it.
3 | match | Why does friction make heat? | Friction turns motion into heat | Friction turns the energy of motion into heat. That is why rubbed hands get warm and a match lights. | People made fire that way for ages. | Brakes get hot from it.
3 | oil drop | How can you lower friction? | Oil and wheels lower friction | Oil keeps surfaces apart, and wheels and ball bearings roll instead of sliding. Both lower friction. | Joints in your body have a fluid for it. | Less friction means less wear.
4 | falling leaf | Is there friction in air? | Air slows things down, too | Air slows whatever moves through it. This force is called drag, and it grows quickly with speed. | That is why cyclists bend low. | A parachute makes use of it.

# pensions | money | pensions | pension, pensions, what is a pension, how do pensions work, how does a pension work, retirement pension, pension explained, state pension | Pension
> Pay for the days without work. | Either the young pay, or you paid long ago. | A chancellor made it law.
@ You hang up your coat for the last time, and money still comes.
3 | old couple | What is a pension? | A pension is income for old age | A pension is money that is paid regularly to people who have stopped working, mostly because of their age. | It replaces a part of what people earned at work. | Who gets it depends on a country's rules.
3 | passing coins | How does a state pension work? | Workers of today often pay the pensions | In many countries, workers and employers pay into a state pension, and the money goes to those who are old now. | It is called pay as you go. | In return, they get a claim for later.
3 | growing jar | What is a funded pension? | A funded pension saves for later | In a funded pension, contributions are put into investments, and the pension is paid from what they have become. | Its worth can rise and fall. | Many countries mix both ways.
4 | chancellor | Who started state pensions? | Bismarck brought in a pension by law | Germany under Chancellor Bismarck made an old age pension law in eighteen eighty nine. It paid from the age of seventy. | From nineteen sixteen, Germans got it at sixty five. | Other countries followed later.
3 | office desk | What is a company pension? | Some employers pay a pension, too | A company pension is built up through an employer. Often both sides pay in. | Some promise a fixed sum, others depend on markets. | It is worth asking about in a new job.
3 | birth chart | Why do countries argue about pensions? | Longer lives are hard on pensions | When people live longer and have fewer children, fewer workers pay for more pensions. | Countries then raise ages, payments or taxes. | None of that is popular.

# bankruptcy | money | bankruptcy | bankruptcy, bankrupt, what is bankruptcy, going bankrupt, how does bankruptcy work, bankruptcy explained, what happens when you go bankrupt | Bankruptcy
> A broken bench, in Italian. | The end of debts, at a price. | Broke is not the same as bankrupt.
@ A letter from the court lies on the table, and you breathe out.
3 | empty purse | What is bankruptcy? | Bankruptcy is a legal way out of debt | Bankruptcy is a legal state for people or companies that cannot pay their debts. A court or an official steps in. | It sorts out who gets what. | The rules differ from country to country.
4 | broken bench | Where does the word bankruptcy come from? | Bankruptcy comes from a broken bench | The word bankrupt goes back to Italian banca rotta, a broken bench or table. Money changers worked at such tables. | Whether benches were really smashed is not certain. | The word bank comes from the same bench.
3 | scales | What happens in bankruptcy? | In bankruptcy, property is shared among creditors | In bankruptcy, what can be sold is often sold, and the money is shared among those who are owed. | Some things, such as clothes and tools, are usually kept. | Some debts may then be forgiven.
3 | factory | Does bankruptcy end a company? | Bankruptcy does not always end a company | Some companies go on during bankruptcy, under a plan to pay a part of their debts. Others are closed and sold. | In America, going on is called chapter eleven. | Airlines have flown on in chapter eleven.
4 | prison door | What came before bankruptcy for debtors? | Debtors once went to prison | Before modern bankruptcy laws, people in Britain and elsewhere could be jailed for debt. | The father of Charles Dickens was jailed for debt, and most of the family moved in with him. | Dickens wrote of it in his novels.
3 | helping hand | What should you do before bankruptcy? | Get advice before bankruptcy | Before bankruptcy, free debt advice can show other ways, such as new terms with those you owe. | Bankruptcy marks credit records for years. | Advice helps most when it comes early.

# dropshipping | money | dropshipping | dropshipping, drop shipping, what is dropshipping, how does dropshipping work, dropshipping explained, dropshipping business | Drop shipping
> A shop with no shelves. | You sell what you never touch. | Easy to start, hard to live on.
@ An order comes in, and your storeroom is empty, as always.
3 | empty shelf | What is dropshipping? | Dropshipping is selling without a stock | In dropshipping, a shop takes the order, and a supplier sends the goods straight to the buyer. The shop never holds them. | The shop lives on the difference in price. | It deals with ads and customers.
3 | old catalog | Is dropshipping new? | Dropshipping is older than the internet | Mail order sellers used dropshipping long before there were web shops: the maker sent what the catalog had sold. | Mail order catalogs sold furniture that way. | The web made it easy for anyone.
3 | small coin | Is dropshipping easy money? | Dropshipping is not easy money | Dropshipping needs little money to start, so many people try it. Ads cost a lot, and profits are often small. | Others can sell the very same thing. | Many such shops close again.
4 | late parcel | What goes wrong in dropshipping? | In dropshipping, the seller answers for late parcels | In dropshipping, the shop does not control quality or delivery, yet customers complain to the shop. | Returns are hard to handle. | Good suppliers matter most.
3 | law book | Is dropshipping legal? | Dropshipping is legal, with duties | Dropshipping is legal in most countries. Sellers must obey the same laws on taxes, safety, returns and brands as others. | Selling fakes is against the law. | It is a business like any other.
4 | loud video | Why be careful with dropshipping courses? | Courses on dropshipping can be a trap | Some people who praise dropshipping earn more from courses than from a shop. Be wary of promises of quick wealth. | Screenshots of sales prove little. | Much can be learned for free.

# seo | invention | SEO | seo, what is seo, search engine optimization, how does seo work, seo explained, seo basics, search engine optimisation | Search engine optimization
> Being found is a craft. | The second page is a lonely place. | Written for people, read by machines.
@ You type a question, and ten answers fight for your click.
3 | magnifying glass | What is SEO? | SEO helps pages to be found | SEO stands for search engine optimization. It means making web pages so that search engines understand them and show them high up. | It is about the results that are not paid for. | Ads are another matter.
3 | spider | How do search engines read pages for SEO? | SEO begins with being crawled | Programs called crawlers follow links from page to page. What they find goes into an index, and SEO makes that easy. | What is not in the index cannot be found. | Clear links help.
3 | question mark | What are keywords in SEO? | Keywords in SEO are what people type | A keyword in SEO is what people type into a search. A good page uses their words and answers their question. | Repeating words without sense does harm. | The aim behind a search counts most.
4 | web of links | Why do links matter in SEO? | In SEO, links count like recommendations | Search engines treat links from other sites as a sign of trust. Google's first success was built on that idea. | One good link can beat many poor ones. | Bought links can be punished.
3 | stopwatch | What else matters in SEO? | Speed and phones matter in SEO | Pages that load quickly and read well on a phone have an advantage in SEO. | Clear titles and headings help, too. | What is good for readers is mostly good for SEO.
4 | black hat | What is black hat SEO? | Tricks in SEO can backfire | Black hat SEO means tricks against the rules, such as hidden text. Search engines can throw such pages out. | The name comes from villains in Westerns. | Honest work lasts longer.
`

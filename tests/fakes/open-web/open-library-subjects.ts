/** A thing to make films about, with those that share its name. What shows it is labelled here, before anything is asked. */
type Subject = {
  readonly page: string
  readonly description: string
  /** What is said of it, without naming it: what tells it from its namesakes. */
  readonly told: string
  readonly kind: string
  readonly namesakes: readonly (readonly [page: string, description: string, kind: string])[]
}

const subject = (
  page: string,
  description: string,
  told: string,
  kind: string,
  ...namesakes: Subject['namesakes']
): Subject => ({ page, description, told, kind, namesakes })

/** Homonyms that are known to go wrong, persons of one name, works and machines. */
export const SUBJECTS: readonly Subject[] = [
  subject(
    'Mercury (planet)',
    'planet nearest to the Sun',
    'No planet is nearer to the Sun.',
    'Q634',
    ['Mercury (element)', 'chemical element, a liquid metal', 'Q11344'],
    ['Mercury (mythology)', 'Roman god of trade', 'Q178885'],
    ['Mercury Records', 'American record label', 'Q18127'],
  ),
  subject(
    'Jaguar',
    'large cat of the Americas',
    'This large cat of the Americas swims well.',
    'Q16521',
    ['Jaguar Cars', 'British car maker', 'Q4830453'],
    ['SEPECAT Jaguar', 'attack aircraft', 'Q11436'],
  ),
  subject(
    'Amazon River',
    'river in South America',
    'This river of South America floods whole forests.',
    'Q4022',
    ['Amazon (company)', 'American company', 'Q4830453'],
    ['Amazons', 'women warriors of Greek myth', 'Q41710'],
  ),
  subject(
    'Java',
    'island of Indonesia',
    'More people live on this island of Indonesia than in Russia.',
    'Q23442',
    ['Java (programming language)', 'programming language', 'Q9143'],
    ['Java coffee', 'coffee grown in Indonesia', 'Q8486'],
  ),
  subject('Turkey', 'country in Europe and Asia', 'The country lies in Europe and in Asia.', 'Q6256', [
    'Turkey (bird)',
    'large bird of North America',
    'Q16521',
  ]),
  subject(
    'Saturn',
    'planet with rings',
    'This planet has rings of ice.',
    'Q634',
    ['Saturn (mythology)', 'Roman god', 'Q178885'],
    ['Saturn Corporation', 'car maker', 'Q4830453'],
  ),
  subject('Krakatoa', 'volcano in Indonesia', 'The volcano blew up in 1883.', 'Q8072', [
    'Krakatoa, East of Java',
    'film of 1968',
    'Q11424',
  ]),
  subject(
    'Silver Bridge',
    'bridge over the Ohio River',
    'The bridge over the Ohio fell in 1967.',
    'Q12280',
    ['Silver Bridge (Colorado)', 'footbridge for hikers', 'Q12280'],
    ['Silver Bridge (novel)', 'novel', 'Q7725634'],
  ),
  subject(
    'Eiffel Tower',
    'tower in Paris',
    'The tower in Paris grows in summer.',
    'Q12518',
    ['Eiffel Tower (Paris, Texas)', 'replica in Texas', 'Q12518'],
    ['Eiffel Tower Restaurant', 'restaurant in Las Vegas', 'Q11707'],
  ),
  subject(
    'Marie Curie',
    'Polish and French physicist',
    'The physicist won two Nobel Prizes.',
    'Q5',
    ['Marie Curie (charity)', 'British charity', 'Q43229'],
    ['Marie Curie (film)', 'film about the physicist', 'Q11424'],
  ),
  subject(
    'James Cook',
    'British explorer',
    'The explorer mapped the Pacific.',
    'Q5',
    ['James Cook (footballer)', 'English footballer', 'Q5'],
    ['James Cook University', 'university in Australia', 'Q3918'],
  ),
  subject(
    'John Snow',
    'English physician',
    'The physician found the cause of cholera.',
    'Q5',
    ['Jon Snow (character)', 'character of a series', 'Q15632617'],
    ['John Snow (cricketer)', 'English cricketer', 'Q5'],
  ),
  subject(
    'Titanic',
    'British ocean liner',
    'The ocean liner hit an iceberg.',
    'Q11446',
    ['Titanic (1997 film)', 'film by James Cameron', 'Q11424'],
    ['Titanic (musical)', 'musical', 'Q2743'],
  ),
  subject(
    'Mona Lisa',
    'painting by Leonardo da Vinci',
    'The painting hangs in the Louvre.',
    'Q3305213',
    ['Mona Lisa (song)', 'song', 'Q7366'],
    ['Mona Lisa Smile', 'film', 'Q11424'],
  ),
  subject('Colosseum', 'amphitheatre in Rome', 'The amphitheatre in Rome held fifty thousand.', 'Q54831', [
    'Colosseum (band)',
    'English band',
    'Q215380',
  ]),
  subject(
    'Octopus',
    'sea animal with eight arms',
    'The animal has three hearts and eight arms.',
    'Q16521',
    ['Octopus (Gentle Giant album)', 'album', 'Q482994'],
    ['Octopus (ride)', 'ride of fairs', 'Q1144661'],
  ),
  subject('Blue whale', 'largest animal', 'The largest animal eats krill.', 'Q16521', [
    'Blue Whale (mural)',
    'mural',
    'Q219423',
  ]),
  subject('Puma', 'large cat of the Americas', 'This cat of the Americas leaps far.', 'Q16521', [
    'Puma (brand)',
    'German maker of sportswear',
    'Q4830453',
  ]),
  subject(
    'Lincoln',
    'cathedral city in England',
    'The city in England has a cathedral on a hill.',
    'Q515',
    ['Abraham Lincoln', 'American president', 'Q5'],
    ['Lincoln (film)', 'film of 2012', 'Q11424'],
    ['Lincoln, Nebraska', 'city in the United States', 'Q515'],
  ),
  subject(
    'Phoenix',
    'capital of Arizona',
    'The capital of Arizona is very hot.',
    'Q515',
    ['Phoenix (mythology)', 'bird that is reborn', 'Q2239243'],
    ['Phoenix (band)', 'French band', 'Q215380'],
  ),
  subject('Concorde', 'supersonic airliner', 'The airliner flew faster than sound.', 'Q15056993', [
    'Place de la Concorde',
    'square in Paris',
    'Q174782',
  ]),
  subject(
    'Hubble Space Telescope',
    'telescope in space',
    'The telescope sees old light from space.',
    'Q4213',
    ['Edwin Hubble', 'American astronomer', 'Q5'],
  ),
  subject(
    'Venus',
    'second planet from the Sun',
    'The second planet from the Sun turns backwards.',
    'Q634',
    ['Venus (mythology)', 'Roman goddess of love', 'Q178885'],
    ['Venus de Milo', 'ancient statue', 'Q860861'],
  ),
  subject('Orca', 'toothed whale', 'The whale hunts in families.', 'Q16521', [
    'Orca (film)',
    'film of 1977',
    'Q11424',
  ]),
  subject('Cheetah', 'fastest land animal', 'No animal on land is as fast.', 'Q16521', [
    'Cheetah Marketing',
    'company',
    'Q4830453',
  ]),
  subject('Bermuda', 'islands in the Atlantic', 'The islands lie alone in the Atlantic.', 'Q46395', [
    'Bermuda shorts',
    'short trousers',
    'Q223269',
  ]),
  subject(
    'Great Wall of China',
    'wall in China',
    'The wall in China is thousands of kilometres long.',
    'Q57821',
    ['Great Wall Motor', 'Chinese car maker', 'Q4830453'],
  ),
  subject('Ada Lovelace', 'English mathematician', 'The mathematician wrote the first program.', 'Q5', [
    'Lovelace (film)',
    'film of 2013',
    'Q11424',
  ]),
  subject('Galileo Galilei', 'Italian astronomer', 'The astronomer saw the moons of Jupiter.', 'Q5', [
    'Galileo (satellite navigation)',
    'European satellites',
    'Q4213',
  ]),
  subject('Machu Picchu', 'Inca city in Peru', 'The Inca city in Peru lies in the clouds.', 'Q839954', [
    'Machu Picchu (train)',
    'train',
    'Q870',
  ]),
]

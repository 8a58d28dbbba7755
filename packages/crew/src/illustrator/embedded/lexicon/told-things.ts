import { readConcepts } from './concept.ts'

/** Things that facts tell of most often: paper and boards, machines, what walls and streets have, food, and what animals wear and leave. */
export const TOLD_THINGS = readConcepts(`
  postcard, picture postcard = postcard +
  greeting card, birthday card, thank you card, christmas card, valentine card, get well card = greeting-card +
  menu~n = menu
  magazine = magazine
  coupon, voucher = coupon +
  telegram = telegram +
  certificate, diploma = certificate
  sticker = sticker
  scoreboard = scoreboard +
  blackboard, chalkboard = blackboard +
  chalk~n, piece of chalk, stick of chalk = chalk
  care label, washing label, care tag, laundry symbol, label~n = care-label
  road sign, street sign, traffic sign, highway sign = road-sign +
  duct tape, masking tape, adhesive tape, sticky tape, packing tape, roll of tape, tape~n = roll-of-tape

  remote control, tv remote, remote~n = remote-control
  wedding dress, wedding gown, bridal gown = wedding-dress +
  sleeping bag = sleeping-bag +

  stage~n = stage
  film reel, movie reel, reel of film, reel~n = film-reel
  conveyor belt, conveyor, assembly line, production line = conveyor-belt +
  loom~n, weaving loom, handloom = loom
  space capsule, capsule~n = space-capsule @space
  mars rover, rover~n = mars-rover @space
  space probe, probe~n = space-probe @space
  warship, battleship, destroyer~n = warship @sea
  bullet~n = bullet

  vending machine = vending-machine +
  cash machine, atm, bank machine, cash dispenser = cash-machine +
  espresso machine, coffee machine = espresso-machine +
  radio tower, radio mast, cell tower, phone mast, transmission tower, broadcast tower, antenna~n, transmitter~n = radio-tower
  oil well, oil pump, pumpjack = oil-pump +
  hand pump, village pump, pump~n = hand-pump
  pressure gauge, gauge~n = pressure-gauge
  shutoff valve, main valve, water valve, valve~n = valve
  propeller, ship's propeller = propeller
  copper coil, wire coil, coil of wire, coil of copper, coil~n = wire-coil
  hinge~n, door hinge = hinge
  plow~n, plough~n = plow
  covered wagon, wagon~n = covered-wagon

  balcony = balcony
  chimney = chimney
  stone arch, archway, arch~n = stone-arch
  dome~n = dome
  crib~n, baby crib, baby bed, cradle~n = crib
  bathroom tile, wall tile, ceramic tile, tile~n, grout = wall-tiles
  street lamp, lamp post, lamppost, streetlight, street light = street-lamp @street +
  chandelier = chandelier +
  doorknob, door knob = doorknob +
  thermostat = thermostat +
  kitchen sink, bathroom sink, sink~n = kitchen-sink
  gondola = gondola
  maze, hedge maze, labyrinth = maze

  drinking straw, plastic straw, paper straw, straw~n = drinking-straws
  cotton swab, cotton bud, q-tip, swab~n = cotton-swabs
  funnel~n, kitchen funnel = funnel
  water jug, jug~n, pitcher~n = jug
  baking sheet, baking tray, sheet pan, oven tray, cookie sheet, tray~n = baking-sheet @kitchen
  dirty dishes, dishes~n = dirty-dishes
  scrub brush, scrubbing brush, dish brush, stiff brush, bristle brush, brush~n = scrub-brush
  toothpick = toothpicks +
  ladle~n = ladle
  picnic, picnic basket = picnic-basket
  wine cork, champagne cork, cork~n = cork
  chickpea, garbanzo = chickpeas @kitchen +
  muffin = muffin @kitchen +
  brownie = brownie @kitchen +
  omelet, omelette = omelet @kitchen +
  crepe = crepes @kitchen +
  lasagna, lasagne = lasagna @kitchen +
  cashew = cashews @kitchen +
  walnut = walnuts @kitchen

  hole~n, dig a hole~v = dug-hole
  burrow~n = burrow
  tusk, ivory = tusks
  antler = antlers
  eggshell, egg shell = eggshell
  amber~n = amber
  fishing net, net~n = fishing-net @sea
  iron cage, metal cage, cage~n = iron-cage
  saddle~n = saddle
  horseshoe = horseshoe
  horse stable, stable~n = stable
  dog collar, cat collar, collar~n = dog-collar
  snowball = snowballs
  puddle = puddle
  pond = pond
  mistletoe = mistletoe +
  web~n = spider-web
  trap~n = mouse-trap
  puck~n, hockey puck = ice-hockey
  shell~n, sea shell = spiral-shell
`)

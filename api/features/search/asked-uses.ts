/** More that only queries say, as `ASKED_STORIES`: what people do where a screen stands, and what they ask of whoever builds it. */
export const ASKED_USES: Readonly<Record<string, string>> = {
  kiosk:
    'checks in, checking in, check themselves in, check themselves out, checks out, checking out, sign in, signs in, sign themselves in, clock in, clocks in, clock out, clocking in, attendance machine, staff attendance, register visitors, registers visitors, visitor log, visitor pass, visitor passes, visitor badge, visitor badges, name badge, name badges, print a badge, print badges, prints a badge, prints badges, badge printing, prints tickets, prints a number, takes a number, queue numbers, queue ticket, queue tickets, token number, number is called, pick a service, choose a service, pay a bill, pay bills, pays by card, pay by card, tap to pay, card payment, scan a code, scans a code, scan a qr, scan passport, scan their passport, scan the id, fills a form, fill out a form, rate the service, visitor feedback, leave feedback, customer satisfaction, order food, orders food, order meals, order a meal, order burgers, order coffee, order drinks, place an order, place orders, place their order, choose their meal, without a waiter, without waiters, no waiters, without a cashier, no cashier, without queueing, without queuing, without a queue, without standing, long queue, long queues, queues at the, waiting in line, standing in line, stand in line, loyalty points, info desk, information counter, help desk, guide visitors, guide guests, list of tenants, list of shops, list of doctors, list of departments, which floor, which room, which gate, find the shop, find a shop, find shops, find their room, find the room, find their way, find my way, find the way, finds the way, floor map, map of the building, map of the mall, touch map, campus map, easy to find, give money, wheelchair users, wheelchair user, in a wheelchair, disabled users, disabled visitors, reach the buttons, reach the screen, height of the buttons, citizens, applicants, tenants directory, self checkout, pick up their order, choose a language, choose their language, without talking, prints a receipt, print a receipt, face recognition, donate by, donation by card, drop their donation',
  board:
    'teaching panel, kids class, primary school, secondary school, high school, writes on, write with, writes with, draws on, draw with, draw together, draw at the same time, save the lesson, saves the lesson, save what is written, share the lesson, tutoring centre, training centre, training center, training hall, workshop room, language centre, language school, quran school, quran class, quran circle, memorisation, science lab, chemistry lab, document camera, last row, back row, sit at the back, back of the class, at the back cannot, kids draw, children draw, kids touch and, e board, eboard, finger writing, seminar room, multi touch',
  meeting:
    'join online, joins online, join from home, online meetings, colleagues abroad, dial in, dials in, share my laptop, share a laptop, share the laptop, share their laptop, plug in the laptop, one cable, single cable, brainstorm, committee room, board members, interview room, remote hearing, court hearing, telemedicine, remote doctor, consult remotely, follows the speaker, follow the speaker, whoever speaks, whoever is speaking, echo in the room, remote and in the room, online and in the room, in person and online, teach online, hybrid class, hybrid room, distance learning, distance meeting, remote participants, remote learners',
  rental:
    'tour dates, one night, one evening, for one day, two nights, three nights, two days only, over the weekend, square metres for, headliner, singer on stage, band on stage, concert tour, closing ceremony, opening night, ribbon cutting, groundbreaking, annual meeting, town hall meeting, beauty show, book fair, career day, sports day, stage play, school play, school theatre, comedy night, dj booth, dj set, birthday party, new year party, eid festival, food festival, street party, winter festival, rigging, rigged, rigging points, fly it, flying frame, ground support, ground stack, load in, load out, set up and strike, strike on, build and strike, strike it, dismantled, take apart, taken apart, takes apart, pack it, packed in cases, quick locks, fast locks, lock quickly, locks quickly, without tools, tool free, crew of, stage crew, side screens, stage sides, imag, backdrop for, moving background, press conference, press wall, media wall for event, awards night, award show, exhibition hall, exhibition builder, trade exhibition, roadshow truck, led truck, mobile stage, rental stock, hire stock, hire company, hire out, rents out, gaming tournament, gaming event, e sports',
  stadium:
    'score display, match score, show the score, show scores, instant replay, slow motion, half time show, sponsor logos, sponsors along, athletics track, swimming race, swimming club, tennis court, tennis club, padel court, padel club, basketball court, cricket ground, golf club, golf tournament, camel track, horse club, jockey, grand prix, fans see, stands of the, beside the pitch, pitch of the school, school pitch, players run into, players fall, soft top, youth club, training ground, club house, ring side',
  billboard:
    'driver sees, drivers read, drivers see, cars pass, from the car, from their cars, on the highway, along the highway, beside the road, side of the road, speed sign, traffic message, traffic messages, variable message, exit of the city, city entrance, entrance of the city, over the bridge, bridge sign, street corner, main street, permit for a board, advertising permit, advertisers, ad space, sell ads, street pole',
  totem: 'fuel price, fuel prices, price pylon, monolith, drive way, driveway, gate of the compound, entrance sign, back and front',
  facade:
    'front of the hotel, hotel front, front of the mall, building lit, light up the building, lights up the building, light up the tower, tower lit, seen from far, seen from the sea, exterior of the mall, building side, side of the tower, curtain wall screen, national flag on, show the flag, big flag, tower top, roof sign, crown of the tower',
  transparent:
    'see the street, see outside, look inside, looks inside, look outside, light still comes in, light comes in, daylight comes in, keep the light, keep the daylight, still see through, seen through, seen behind, glass railing, glass rail, balcony glass, glass lift, glass elevator, lift shaft, glass partition, glass partitions, glass door of, glass facade office, glass box, glass cabinet, glass showcase, showcase, showcases, vitrine display, text floats, floating text, floating picture, floating image, floats over, hangs in the air, picture in the air, behind the pictures, no view lost, view is kept',
  curved:
    'all the way round, all around, all round, round the column, around columns, round columns, round pillar, round pillars, wrap the column, wrap columns, half circle, semicircle, semi circular, ring shaped, ring of, ball shaped, dunes, flowing, flows like, corner without gap, corner screen, corner wrap, irregular shape, odd shape, ceiling screen, ceiling of, sky ceiling, starry ceiling, night sky, on every step, stairs with, stair steps, round desk, round counter, round bar, immersion, surrounded by, surround the visitors, 360 degrees, flight simulator, simulator, opens like a door, art piece, installation art',
  home: 'sitting room, living area, entertainment room, game room at home, roof terrace, terrace at home, my villa, our villa, at my house, my majlis, guest majlis, mens majlis, farm house, football evenings, football night, football nights, match evenings, movies at home, bigger than a tv, bigger than any television, bigger than any tv, largest tv, biggest tv, huge tv, huge television, giant tv, giant television, very large tv, wall sized tv, tv for a majlis, tv for the majlis, hundred inch tv, cinema at home',
  'control room':
    'watches cameras, watch pipelines, watches pipelines, alarm wall, dashboard wall, many feeds, live feeds, video feeds, server room, servers room, data hall, grid operator, grid control, power grid, water company, pumping station, railway control, tram control, air traffic, tower controllers, port operations, coast guard, border guard, ambulance centre, ambulance dispatch, fire brigade, crisis centre, crisis cell, crisis management, ministry operations, city operations, city control, mission critical, never go dark, never black, backup power, second power supply, shift work, two images side by side, several images, windows side by side, no gaps between pictures, no gaps, visible gaps, gaps between, black lines between, bezels between, one control point, control forty, central control, trading floor, trading room, operations manager, loss prevention',
  shop: 'end of aisle, end of shelf, shelf ends, shelf end, gondola, cosmetics counter, makeup counter, perfume counter, jewellery window, boutique window, outlet store, pop up store, pop up shop, concept store, flagship store, flagship, mall tenant, tenants of the mall, passers by, people walking past, walk past, walks past, special offers, sale offers, price offers, cardboard stands, cardboard stand, paper posters, printed posters, poster stand, roll ups, window shoppers, shop front, shop fronts, store front, food court, concourse, escalator side, beside the escalator, over the escalators',
  outdoor:
    'car parking, parking levels, free spaces, spaces are free, pavement, walkway, square of the city, open square, tents area, any weather, every weather, tolerates the weather, bus shelter, under shade, shaded area, street side, bus stops, valet entrance, pickup window, pick up window, order before the window, cars order, car lane, cars lane, lane for cars, in the street, on the street, by the street, facing the street',
  sunlight:
    'morning sun, sun on it, facing south, facing west, bright by day, in daytime, visible at noon, too dim, cannot see it outside, nobody sees my offers, hard to read outside',
  heat: 'degrees in summer, fifty two degrees, hottest, desert climate, air conditioning load, heat load, heats the room, warm to touch, hvac engineer, hum, hums, fan noise, buzz',
  dustproof: 'dust storms, sandy, salty, salt everywhere, sea salt, wash it, wash down, hose it',
  studio:
    'film crew, film shoot, car background, driving scene, moving car, green screen replacement, live broadcast, broadcast at, camera crew, on camera, on air, anchor desk, presenter desk, youtube studio, content studio',
  lines: 'rolling bars, bars on camera, bars rolling, stripes on camera, waves on camera, camera shows, cameras show',
  electricity:
    'signal cable, signal cables, data cable, data cables, power cabling, cable route, cable routes, cable run, cable runs, video processor, sending card, three phase, single phase, breaker size, power socket, fire rating, how many circuits, generator for',
  frame:
    'fixings, fixing points, mounting drawing, mounting drawings, structural drawing, drawings for the architect, drawing for the architect, structure behind, steel frame, substructure, load on the wall, load of the wall, wall load, ceiling load, ceiling carry, carry the weight, hang from the ceiling, hanging wall, hanging from, hidden behind, hide the frame, flush with the wall, interior designer, civil works, loose wall, gypsum wall, brick wall',
  'site survey':
    'visit us, site visit, site visits, site inspection, inspect the site, come and see, come to us, come to our, takes measurements, measure the place, measure our wall, measure the wall, engineer visits, engineer come, send someone, check the place, can you install then, install at night, working hours on site, install during',
  'get an inquiry':
    'three quotations, official quotation, official offer, formal offer, formal quotation, quote for, send a quote, send an offer, send us an offer, rfp, purchase order, proforma, procurement',
  price:
    'with tax, without tax, including vat, excluding vat, price with, total price, per square metre, per metre, pay in parts, with vat, without vat, plus vat',
  'screen advisor':
    'help me pick, help us pick, help us decide, help us choose, do not know what, dont know what, not sure what, cannot decide, which one should, what do you advise, what do you suggest, what would you recommend, what would you advise, do not know the words, know nothing about, no idea what, nobody understands, understand nothing, new to this, first time buying, what suits my, suits my room, advise us',
  'compare screens':
    'compares your, compare you, compare with others, two others, other suppliers, other quotes, competing offers, against each other, difference between these',
  projects:
    'work before, what did you do for, what have you done, which of your works, your works, your work for, experience with, experience in, other clients, who are your clients, reference list, seen your, showcases of',
  'contact us': 'ring me, phone you, visit your showroom, your branch, opening hours of your, talk to a person, whatsapp number',
  'return policy': 'give back, wrong one, if it is wrong, if we do not like, not satisfied',
  'privacy policy': 'my details, personal details, personal information, delete my, marketing messages, do you share',
  content:
    'who updates, who changes, changes every, change every, programme changes, program changes, new content, what should we show, play in the first, how many slides, media plan, loop length, scheduling, schedule the content, content team',
  filming:
    'shape of the video, size of the video, video format, deliver the video, deliver the film, our designer, our agency, motion graphics, aspect ratio, export the video, file we send',
  arabic: 'thin letters, thin arabic, letters too thin, arabic logo, arabic menu text, typography, typeface, font, fonts, dots of letters',
  distance:
    'closest viewer, nearest viewer, nearest seat, first row, front row, furthest viewer, farthest viewer, furthest seat, far viewer, sits at, sits close, sit near, sit very near, how far away, viewing position, away from the screen, cannot read what, back cannot read, legible',
  brightness:
    'luminance, luminosity, lum, hurt their eyes, hurt the eyes, hurts the eyes, hurt your eyes, bad for the eyes, bad for eyes, eye health, too bright, how bright, dim it, adjust the light, light sensor, glaring',
  night:
    'in his bedroom, bedroom window, disturbs the neighbours, disturb the neighbours, neighbour complains, neighbours complain, complains of light, residential area, people sleep, while people pray, municipality limits',
  gob: 'kicks it, they will kick, will kick, children hit, kids hit, balls hit, touch it all day, people lean, people touch, knock it, scratches easily, finger prints, soft edges, cleaning with alcohol, disinfect, disinfected, sanitised, sanitized',
  lifetime:
    'after three years, after two years, after five years, in five years, colour drift, color drift, colours change, colors change, loses brightness, lose brightness, gets darker, looks faded, faded, blotchy, patchy, hours a day, hours per day, how many hours, how long will it last',
  maintenance: 'dead modules, swap a module, swap modules, annual contract, broke down, black square, response time, emergency call',
  'front service':
    'service from front, reach the modules, reach the back, no space behind, no room behind, no access behind, behind the wall is, only from the front',
  handover:
    'train our teachers, train the teachers, train teachers, train the staff, teach us how, training after, after delivery training, who explains, explain to our staff, operating it, after you leave',
  delivery:
    'order to switching, in two weeks, within two weeks, within a month, available now, ready stock, before the deadline, quick delivery, fast delivery, when can you install, when can it be',
  mosque:
    'the imam, khatib, mihrab, athan, prayer timings, women section, womens section, taraweh, umrah pilgrims, muezzin, mosque committee',
  museum:
    'heritage centre, visitors centre, discovery centre, exhibition of, archaeology, artefact, artifact, artefacts, object stories, curator',
  airport: 'departure hall, arrivals hall, terminal building, check in hall, duty free hall, immigration hall, station hall',
  hotel: 'guests of the hotel, front desk, spa lobby, hotel entrance, concierge desk',
  clinic: 'waiting patients, pharmacy window, ward, wards, laboratory reception',
  lobby: 'front hall, hall of the tower, office lobby, tower lobby, headquarters lobby, waiting area, waiting room, reception desk',
  menu: 'above the counter, over the counter, breakfast menu, lunch menu, daily menu, prices of dishes, burger shop, food truck, bakery counter, juice bar, ice cream shop, changes at breakfast',
  waterproof: 'rain on it, rains on it, in the rain, under rain, water on it, splashed, sprayed, sea water',
  'wall builder':
    'design my own, design our own, my own wall, build my own, draw my wall, plan my wall, try sizes, calculate a wall, cabinet count',
  cleaning: 'clean it, cleaned, cleaning cloth, wipe it, dusting, wash the screen, fingerprints off',
  silent: 'hum, hums, noise of fans, does it make noise, loud fans, disturb the prayer, disturb the sleep',
  warranty: 'covered by, broken glass, if it breaks, glass breaks, cracked glass, warranty against, replace for free, free repair',
  screen: 'panel, panels, cabinet, cabinets',
};

/** What buyers say of their trade, their place and their trouble, by what a good seller would show them; as `ASKED_WORDS`. */
export const ASKED_PLACES: Readonly<Record<string, string>> = {
  stadium:
    'race course, race circuit, go kart, go karts, motor racing, boxing ring, ice rink, skating rink, ice hockey, squash court, marathon finish, finish line, swimming meet, swimming gala, olympic pool, diving pool, equestrian club, horse track, polo ground, polo club, falcon club, video assistant, football league, league match, derby match, home team, away team, countdown clock, sponsor board, sponsor boards, sponsors along the pitch, football field, football academy, sports complex, sports academy, sports federation, golf course, esports arena, gaming arena, leader board, ranking board',
  'control room':
    'dispatch room, utilities company, desalination plant, gas plant, mining company, traffic centre, traffic center, traffic police, police headquarters, police operations, civil defense, emergency centre, emergency center, emergency operations, crisis center, air force, call centres, contact centre, contact center, help desk wall, trading desk, stock exchange, stock market, stock ticker, share prices, stock prices, live dashboards, kpi wall, fleet management, logistics hub, logistics centre, production line, assembly line, factory floor, production hall, manufacturing plant, bank operations, cctv wall, cctv feeds, camera wall, 24 7, night shift, three shifts, watch floor, cyber security, weather centre, airport operations, train control, incident room, mission control, situational awareness, watch the cameras, see all cameras',
  kiosk:
    'self check out, check in kiosk, patient check in, visitor sign in, ticket machines, ticket office, ticket counter, ticket sales, buy tickets, buy a ticket, sell tickets, box office, queuing, waiting numbers, take number, number calling, call numbers, now serving, bill payment, pay fines, top up machine, recharge machine, prayer request, survey terminal, satisfaction survey, happiness meter, happy face, information point, information booth, help point, tourist info, city guide, campus guide, interactive guide, store locator, store finder, find a store, find a doctor, find the doctor, find their gate, price checker, price check, product finder, endless aisle, lucky draw, spin the wheel, digital receptionist, virtual receptionist, register themselves, sign up stand, membership card, library catalogue, library catalog, book search, search for a book, borrow books, return books, exam registration, document printing, print documents, collect parcels, parcel pickup, click and collect, government services, e government, citizen service, renew licence, renew license, licence renewal, passport control, e gate, id scanner, passport scanner, donation box, give donation, foreign visitors, people scan, guests scan, scan the code, scan barcode, scan their, scan ticket, tap their card, tap card, tap and pay, touch to choose, press a button, customers choose, patients register, visitors register, orders without, order their own, order by touch, touch ordering, without talking to staff, cut the line, shorten the line, shorten the queue, long line, long lines, waiting line, no receptionist, without receptionist, replace the receptionist, find a room, hall directory, office directory, company directory, name directory, wall directory, floor directory, hospital directory, store map, touch directory',
  cashier:
    'food chain, drive through lane, order point, order screen, self order screen, split bill, nfc payment, apple pay, pay by phone, pay with phone, pay at the table',
  clinic:
    'eye clinic, eye hospital, vet clinic, animal clinic, intensive care, nursing station, x ray room, lab results, blood test, rehab centre, fertility clinic, laser clinic, pharmacist counter, doctors room, medical city',
  hotel: 'serviced apartments, hotel chain, front office, hotel room, guest rooms, check out time, holiday homes',
  restaurant: 'steak house, cloud kitchen, dining hall, dining room, catering hall, mess hall, donut shop, shisha lounge',
  menu: 'menu display, menu tv, menu tvs, price list screen, combo meals, change prices, update prices, price changes, coffee menu, behind the counter',
  coffee: 'coffee bar, coffee roaster, coffee house, tea room',
  shop: 'watch store, watch boutique, luxury store, luxury boutique, luxury brand, brand store, department store, butcher shop, convenience store, corner shop, kiosk shop, toy shop, shoe store, fashion brand, sneaker store, cosmetics shop, beauty store, beauty counter, hair salon, eyewear store, mobile store, appliance store, home store, furniture showroom, kitchen showroom, tile showroom, carpet showroom, car dealers, car dealership, cars showroom, motorbike showroom, yacht dealer, duty free shop, popup shop, franchise shops, chain of shops, our branches, end cap, point of purchase, in store, in store screens, store window, fitting room, changing room, changing rooms, shelf screen, product display, display our products, show products, new collection, collection launch, seasonal offers, offers of the day, sale season, ramadan offers, black friday, vape shop, tobacco shop, pastry shop, fruit shop, travel agent, currency exchange, exchange rates, exchange rate, insurance office, property office, estate agent, estate agents, real estate agency, real estate agent, sales gallery, sales office, model unit, master plan, off plan',
  window:
    'street window, street windows, display window, display windows, window displays, shop windows, front glass, front window, behind our window, in our window, in my window, window facing, in the window, window shopping screen, people outside, people in the street see, people on the street, seen from the street, visible from the street, visible from outside, from outside the shop, sun on the window, sunny window',
  facade:
    'municipality permit, municipality papers, building permit, office block, apartment block, residential tower, media facade, media facades, building skin, external wall, building wall, whole front of the building, multi storey, car park front, parking building, mall front, mall exterior, iconic building, top of the tower, top of the building, see the building from far',
  poster:
    'digital posters, movie poster, movie posters, film poster, poster screen, roll up banner, cinema foyer, replace posters, replacing posters, stop printing, instead of printing, poster frames',
  totem:
    'pylon sign, monument sign, petrol stations, gas stations, fuel stations, filling station, service station, petrol prices, petrol price, gas price, gas prices, diesel price, price pole, price sign, ev charging, ev charger, charging stations, car park entrance, car park entry, parking entrance, parking spaces, parking guidance, drive in, drive through menu, drive thru menu, bus stand, tram stop, city furniture, pole mounted, pole sign, on a post, double faced, both faces, school gate, university gate, campus gate, campus entrance, main gate, entrance gate, entry gate',
  billboard:
    'gantry sign, overhead sign, traffic signs, traffic information, road closure, lane control, toll road, tunnel entrance, advertising agency, construction hoarding, for drivers, car drivers, from cars, seen by cars, seen from the car, speeding cars, municipality sign, city sign, city signs, welcome to the city',
  transparent:
    'see through screen, see through display, glass screen, glass display, glass led, invisible screen, invisible display, semi transparent, clear screen, see behind, see the products behind, still see outside, still see inside, not darken, does not darken, do not darken, daylight through, hologram effect, floating in the air, floats in the air, pictures floating',
  glass:
    'glass walls, glass door, glass doors, glass balcony, glass roof, glass room, meeting room glass, stick on glass, stick to glass, sticks on glass, stick on the glass, sticks to the glass, glued on glass, glue on glass, on existing glass, existing glass, on the glass, on our glass, inside of the glass',
  film: 'self adhesive, adhesive, adhesive film, sticker screen, film on glass, stick on film, stick on led, peel and stick, led sticker, thin film',
  curved:
    'globe display, domed, wave shape, ring shape, circle screen, bent wall, odd shapes, custom shaped, creative shape, creative shapes, unusual shapes, box shape, letter shape, shape of a letter, logo shape, shape of our logo, round corner, around the corner, inner corner, outer corner, corner display, 90 degree corner, naked eye 3d, 3d billboard, 3d screen, immersive tunnel, walk through tunnel, immersive experiences, ceiling led, led ceiling, led sky, on the ceiling, in the ceiling, overhead screen, pillar wrap, wrap pillars, wrap a column, wrap four, cover the columns, cover a column, dress the columns, concrete columns, concrete pillars, lobby column, lobby columns, staircase screen, stair risers, atrium column',
  rental:
    'hire a screen, rent a screen, rent screen, rent screens, one day event, two days, three days, one week event, eid party, new years eve, bride and groom, ladies party, gala dinner, product launches, brand activation, pop up, popup event, exhibition booth, exhibition stands, stand at exhibition, stand builder, stand builders, event companies, event agency, event agencies, event planner, event planners, event manager, event rental, backdrops, stage backdrop, photo wall, dj stage, dj table, live music, live shows, music show, comedy show, theatre play, street event, outdoor event, open air event, outdoor party, desert event, beach party, av company, av rental, production company, stage rental, hang from truss, fast setup, set up quickly, sets up, put up and take down, put up quickly, tear down, fold away, on tour, charity gala, graduation party, watch party, match screening, screening in the park, public viewing',
  stage: 'on stage, behind the stage, back of the stage, behind the band, stage set, set design, hall stage',
  home: 'private theatre, private theater, home theatre, home theater, home cinemas, movie nights, games room, tv wall, family screen, surround sound, netflix at home, watch matches at home, in my villa, in our villa, private screening, private screening room, screening room',
  majlis: 'majlis room, mens room',
  board:
    'writing screen, write on screen, write on it, write on the screen, draw on it, marker pen, digital blackboard, digital whiteboard, electronic board, smart boards, touch board, touch whiteboard, replace whiteboard, notes to students, kids write, students write, teacher writes, teacher write',
  classroom:
    'pre school, day care, international school, training centers, training academy, training institute, driving school, learning centre, learning center, tutoring center, coaching centre, remote learning, online lessons, hybrid classes, hybrid classroom, hybrid lesson, homework club',
  university: 'student union',
  auditorium:
    'lecture theater, lecture theatres, assembly hall, congress hall, convention centre, convention center, conference centre, conference center, big hall, large hall, exam hall, multipurpose hall, multi purpose hall, main auditorium',
  meeting:
    'huddle space, huddle rooms, small meeting, video meetings, remote meetings, remote teams, teleconference, teleconferencing, vc room, share screen, slide deck, team meeting, weekly meeting, project room, coworking space, shared office, shared offices, business centre, business center, start up, clients online, overseas team, branches meet, far end, people online, people join online, join remotely, conference table, workshop with remote',
  boardroom:
    'chairmans office, board of directors, executive room, executive floor, executive board, minister office, cabinet meeting, city council, shareholder meeting, general assembly, board meeting, board meetings, board table, vip room, vip meeting',
  airport:
    'air terminal, arrivals board, departure boards, gate number, gate numbers, luggage belt, flights information, flight times, airline lounge, railway station, rail station, railway platform, platform display, metro platform, train timetable, ferry terminal, port terminal, seaport terminal, harbour terminal',
  museum:
    'exhibition gallery, art museum, art installation, digital art, video art, generative art, artwork wall, interactive museum, children museum, kids museum, discovery center, visitor attraction, showroom of history, history hall, wax museum, corporate museum',
  mosque: 'prayer room, prayer timetable, friday sermon, womens hall, ladies prayer hall',
  mall: 'shopping arcade, mall atrium, mall corridor, mall advertising, mall screens, hypermarket chain, retail park, food court screens, mall lifts, shopping street, high street, open mall',
  lobby:
    'ministry lobby, consulate lobby, corporate entrance, entrance hall, entrance wall, entrance lobby, grand entrance, grand lobby, waiting areas, waiting rooms, lift area, elevator hall, staircase hall, welcome message, welcome messages, welcome board, guest welcome, reception hall, wow effect, impress visitors, impressive entrance, business lounge, vip lounge, court house, court hall, municipality building, municipality lobby, customer happiness centre, banking hall, donor wall, wall of names, names of donors, wall of honour, hall of fame',
  office:
    'staff room, break room, internal communication, internal communications, staff news, company news, corporate communication, corporate tv, human resources, safety messages, safety board, days without accident',
  outdoor:
    'garden wall, poolside tv, corniche walk, yacht club, campus yard, school yard, plaza screen, city square, main square, city centre, city center, zoo entrance, safari park, ski slope, car wash, car washes, open parking, bus depot, truck yard, outdoor cinema, open air cinema, drive in cinema, garden tv, patio tv, outdoor menu, outdoor seating, terrace tv, street screen, street screens, market square, stand in the rain, left outside, stays outside, outside all year, all year outside, in all weather, in any weather, weatherproof tv',
  waterproof:
    'hosed down, washing it, sea spray, coastal humidity, damp air, kitchen steam, ingress protection, protection rating, water gets in, withstand rain, survive rain, survives rain, stand rain, water splashes',
  dustproof:
    'fine dust, sand in, desert dust, desert sand, flour dust, cement dust, dusty road, dusty place, dusty site, dusty warehouse, dust proof',
  sunlight:
    'hit by the sun, in full sun, noon sun, midday sun, afternoon light, bright daylight, bright room, bright lobby, bright place, strong sun, strong sunlight, sun facing, looks pale, pale picture, picture pale, cannot see the picture, can’t see the picture, visible in sun, visible in daylight, readable in daylight, readable in sun, readable outside, seen in the sun, against the sun, sun behind, polarized sunglasses, high noon',
  brightness: 'too dark, brightness sensor, ambient light',
  heat: 'air condition, air conditioned, air conditioning, ac unit, air conditioner behind, needs cooling, cooling behind, warm up, 45 degrees, 55 degrees, summer heat, hot summer, hot car park, heat wave, sun heat',
  electricity:
    'power cost, power costs, watts per, amps needed, cabling needed, solar power, solar powered, battery powered, battery operated, monthly bill, energy use, energy consumption, energy costs, energy bills, draw power, draws power',
  installation:
    'fix to the wall, fix on the wall, fixed to the wall, hang it, hang on wall, hangs from the ceiling, mount it, mounting kit, mounting height, wall bracket, wall strength, load bearing, weight on the wall, wall carry, carries the weight, lift it up, fit out, fit out company, installed by you, you install, do you install, install it yourselves, who will install, who fits it, who puts it up, put it up, your installers, your technicians, installation included, installation price, method statement, shop drawings, structural drawings, structure drawing',
  maintenance:
    'service visit, service visits, annual service, yearly service, on call, who maintains, who services, who fixes, can you fix, can you repair, do you repair, fix our screen, repair our screen, repair a screen, one panel black, black panel, dark patch, dark patches, spots on screen, lines on the screen, pixels died, pixels dead, pixel died, colour patches, colors changed, colours changed, colour changed, module broke, module broken, change a module, hot swap, does not work, doesn’t work, won’t start, wont start, goes black, blank screen, frozen screen, keeps restarting, no image, no video, picture disappears, remote support, remote monitoring, monitor remotely, spare stock',
  spares:
    'spare unit, spare units, spare modules included, spare tiles, extra panel, extra panels, extra pieces, reserve modules, same batch, matching modules, matching batch',
  warranty:
    'years guarantee, guarantee period, warranty period, warranty years, who pays if it breaks, three years warranty, five years warranty, warranty cover, warranty covers, extended warranty',
  lifetime:
    'how long does it live, how long does it work, running hours, operating hours, lasts how long, last ten years, last five years, years of use, end of life, half brightness, 100000 hours, 50000 hours, 000 hours, live led',
  delivery:
    'delivery time, delivery date, delivery period, when can you deliver, when will it arrive, arrival date, how fast do you, ready by, ready before, need it before, need it by, need it next, next week, by ramadan, opening next month, weeks to deliver, production time, manufacturing time, made to order, from stock, in your stock, express delivery, shipping cost, shipping time, deliver to, customs duty',
  'return policy':
    'can i return, take back, changed my mind, change of mind, wrong size delivered, wrong product, arrived broken, arrived damaged, damaged on arrival, broken on arrival, exchange policy, cancel an order',
  'contact us':
    'telephone number, phone us, ring you, reach someone, speak to you, talk to an expert, chat with you, live chat, whats app, e mail address, email address, mail address, your address, your branches, offices in, where is your, where are your offices, opening times, open on friday, open on saturday, opening on friday, are you open, visit showroom, come to your office, see a demo, book a demo, sales office dubai, office dubai, office riyadh, office jeddah, directions to you, angry customer, not happy',
  'get an inquiry':
    'offers for, quotation for, request for proposal, request for quotation, bill of quantities, price for project, price for our project, send offer, send me offer, send quotation, ask for a quote, ask for a price, ask for price, pro forma, budgetary price, estimate for, cost for a project, talk about our project, start a project, we have a project, new project, project inquiry, make an inquiry, meet an engineer, appointment with you, appointment with an engineer, schedule a visit with',
  'about us':
    'since when, how old is the company, how long in business, years in business, years of experience, your team, management team, your vision, your mission, company background, background of the company, where do you come from, are you local, local company, saudi company, emirati company, are you the manufacturer, are you a manufacturer, are you a dealer, do you manufacture, do you make them, you make them, made by you',
  'privacy policy':
    'track me, data privacy, data collected, what data, what do you know about me, information about me, keep my data, keep my phone, keep my number, my phone number after, store my data, share my data, share my email, share my phone, sell my data, remove me, erase my data, delete my phone, delete my number, delete my email',
  projects:
    'reference projects, customers before, your customers, your clients, clients list, work you did, work you have done, work done, what you have built, what have you built, built before, previous jobs, done something like this, done similar, have you installed, did you install, show me examples, see examples, photos of installations, pictures of installations, real pictures, before and after, gallery of work, see your work, look at your work',
  'compare screens':
    'compared to, comparing models, comparison table, comparison of, difference between models, better one, which is better, which one is better, which of the two, one or the other, put next to each other',
  'screen advisor':
    'help picking, don’t know what, don’t know which, do not know which, can’t decide, guide to choosing, how to choose, how do i choose, choose a screen, choosing a screen, choosing the right, right screen, right size, what size, which size, what should i buy, what should we buy, find the right screen, quiz to choose, selection guide, buying guide, product finder, product selector',
  'wall builder':
    'build a wall, build my wall, build our wall, plan a wall, planning tool, size calculator, screen calculator, led calculator, calculate size, calculate cabinets, columns and rows, rows and columns, how many pieces, how many tiles, how many squares, how many fit, how many screens fit, fit on a wall, fits on a wall, fit on my wall, fits my wall, measure my wall, wall of 4 metres, wall of 6 metres, my wall is, our wall is, total weight',
  'site survey':
    'come to measure, check the site, check our site, check the wall, visit our place, visit our location, site check, look at our site, before installation',
  handover: 'training included, you teach, teach our, operating manual, operator training, completion certificate',
  content:
    'content ideas, who makes content, content creation, content creator, content for, play videos, play video, play a video, play movies, upload from phone, update content, update remotely, change content, change picture, remote control of, remotely change, from far, from the office, video editing, graphic designer, logo animation, file formats, resolution of the video, design agency, how long should a film be, how long should a video be, film length, video length, length of film, how long should the text, few words, words on screen',
  calendar:
    'eid al fitr, eid al adha, national days, national day content, holiday content, school year, new year, year plan, plan for the year',
  distance:
    'metres back, meters back, far back, far viewers, from far away, from afar, read from far, visible from, seen at, viewers stand, people stand, people sit, sitting distance, audience is, audience sits, letter height, height of letters, letter size, text size, big letters, letters be, size of letters, eye comfort, sees dots, visible pixels, stairs in letters',
  'pixel pitch':
    'what pitch, which pitch, fine pitch, finer pitch, small pitch, narrow pitch, micro pitch, pixels per inch, led spacing, distance between pixels, between the pixels, distance between leds, pixel distance, pixel size, finest picture, resolution per metre',
  arabic:
    'arabic text blurry, arabic captions, arabic subtitles, thin strokes, arabic fonts look, arabic ticker, news ticker, scrolling text, running text, moving text',
  lines:
    'bars in video, phone camera shows, flickering video, video flickers, banding on camera, phone video, phone videos, when we film, when i film, when filming, we film, film with a phone, filmed with phones, shooting video, broadcast camera, tv cameras, tv crew, moire pattern',
  filming: 'film for led, shoot for led, camera settings, shutter speed, film makers, shoot a film, produce a film',
  studio:
    'news set, news room, news desk, tv set, tv show, virtual set, led volume, volume stage, streaming studio, photo studio, photography studio, radio station',
  cleaning: 'how do i clean, how do we clean, how is it cleaned, alcohol wipes',
  gob: 'shockproof, impact resistant, scratch proof, football hits, trolley hits, trolleys hit, kids throw, touch the led, touch leds, touching leds, touch pixels, pixels fall, leds fall, leds fall off, pixels knocked off, protective layer, protective coating, resin layer, cleaning hands, chip on board',
  silent: 'without noise, noise free, fanless',
  night:
    'neighbors complain, complaints from neighbours, disturb neighbours, glare at night, light at night, lights at night, shines into, shine into bedrooms, bedroom windows, residents complain, midnight switch off, switch off at night, turn off at night, municipality rules',
  wind: 'wind loads, wind resistance, wind pressure, blown over, fall over, falls over, tip over',
  frame:
    'flat surface, uneven wall, supporting structure, back frame, frame around, visible joints, gaps between panels, lines between panels, line between panels, lines between modules',
  'front service':
    'serviced in front, open from front, opens from the front, without space behind, no access from behind, against the wall, magnet, magnets, magnetic, vacuum tool, remove module from front',
  portable:
    'moveable screen, roll it, roll from room to room, move between rooms, moves between rooms, room to room, move it around, carried by two, two people carry, one person can, in a van, fits in a van, fits in the lift, fits in a car, trolley stand, mobile stand, mobile kiosk, easy to carry, light to carry',
  mesh: 'led mesh, led net, mesh screen, see through facade, wind passes, wind goes through, lightweight facade',
  ribbon:
    'ribbon screen, led ribbon, ribbon board, balcony led, balcony screen, tribune edge, long strip, narrow strip, strip screen, long narrow screen, bar screen, stretched bar, banner led',
  'floor standing': 'stands alone, free standing, standing display, stand screen, screen on a stand, floor stand, portrait display',
  counter:
    'reception counter, hotel desk, on the desk, on the counter, on our counter, on a table, counter kiosk, small kiosk, bar counter, checkout desk, till point',
  touch: 'finger touch, touch points, twenty touches, forty touches, zoom in with fingers, infrared touch, ir touch',
  interactive:
    'interactive wall, interactive kiosk, interactive floor, interactive display, interactive displays, interactive screens, interactive learning, kids play, children play, play games, educational games, games for children, games for kids, touch games, kids area, kids corner, children area, children corner',
  tv: 'television set, smart television, big television, large television, televisions for, larger than a tv, 100 inch tv, 120 inch tv, 150 inch tv, 4k tv, sports tv, watch tv',
  'video wall':
    'lcd wall, wall of tvs, screens together, one big wall, one large picture, huge picture, giant screen, giant wall, huge wall, huge screen, massive screen, led backdrop, led screen wall, led panel wall, big led, large led, big led screen, large led screen',
  signage:
    'ads on screen, advertising screens, advertising display, advertising displays, promo display, promotion screen, offers screen, offer screen, show our offers, show our ads, show commercials, show video ads, rent advertising space, sell ad space, brand video, brand videos, campaign screen, play ads, play adverts, announcements screen, notice screen, bulletin board, message board, info screen, info screens, information screens, information display, information displays, news screen',
  wayfinding:
    'indoor map, directory board, directory screen, directory kiosk, directional sign, lost visitors, lost patients, lost students, find a clinic, find the clinic, find the office, find their gate, find the gate, find the ward, find parking, where is room, where is the room, where is gate, where is the doctor, shows where, show where, show people where, tells people where, tell people where, tells visitors where, tell visitors where, leads visitors, lead visitors, path to',
  camera:
    'face camera, tracking camera, speaker tracking, camera bar, video bar, wide angle camera, dual camera, 4k camera, people see us, see each other, see our faces',
  microphone: 'mic array, microphone array, array microphone, voice pickup, echo cancelling, noise cancelling',
  loudspeaker: 'built in speakers, built in speaker, has speakers, has sound, with sound, with speakers, sound included, sound system',
  internet: 'network connection, 4g router, without internet, no internet, connect to internet',
  usbc: 'one wire, single wire, with one cable, laptop cable, connect a laptop, connect her laptop, connect his laptop, plug in laptop, plug in my laptop, plug laptop, laptop connection, charge laptop, charge the laptop, charges laptop',
  price:
    'how expensive, how much money, much does it cost, what does it cost, what would it cost, what will it cost, price range, price per metre, price per square metre, per sqm, per square meter, cost per, costs per, low budget, small budget, tight budget, cheaper option, entry level, discount for, bulk price, wholesale price',
};

"""Alternative texts of everything that is not a developed still: films, drawings, portraits, contents."""

CONTENTS = {
    "content-dunes": ("Screen content: dunes at sunset", "Golden dunes in low evening light", "كثبان ذهبية في ضوء المساء", ["content", "dunes"]),
    "content-sea": ("Screen content: sunset at sea", "The sun sets over a calm sea", "الشمس تغرب على بحر هادئ", ["content", "sea"]),
    "content-skyline": ("Screen content: skyline at night", "A Gulf skyline at night, mirrored in the water", "أفق مدينة خليجية ليلًا ينعكس على الماء", ["content", "city"]),
    "content-silk": ("Screen content: folds of amber light", "Soft folds of amber light on black", "طيّات ناعمة من ضوء كهرماني على خلفية سوداء", ["content", "abstract"]),
    "content-pattern": ("Screen content: geometric pattern", "A star-and-cross pattern drawn in lines of light", "زخرفة من النجوم مرسومة بخطوط من الضوء", ["content", "pattern"]),
    "content-points": ("Screen content: points of light", "A wave of amber points on a pixel grid", "موجة من النقاط الكهرمانية على شبكة بكسل", ["content", "pixels", "abstract"]),
    "content-perfume": ("Screen content: perfume bottle", "A perfume bottle filled with amber on dark stone", "زجاجة عطر كهرمانية على حجر داكن", ["content", "retail", "product"]),
}

FILM_TEXTS = {
    "hero-lobby-dunes": ("Hero: dunes on a lobby wall", "Dunes move slowly on the LED wall of a dark lobby", "كثبان تتحرك ببطء على جدار LED في بهو داكن", ["hero", "led-wall", "lobby"]),
    "banner-led-walls": ("Category banner: LED walls", "Folds of amber light move over a curved LED wall", "طيّات من الضوء الكهرماني تتحرك على جدار LED منحنٍ", ["banner", "led-wall", "curved"]),
    "banner-kiosks": ("Category banner: kiosks", "A GlowMate kiosk changes from a directory to a menu and an advertisement", "كشك GlowMate يتنقّل بين دليل وقائمة طعام وإعلان", ["banner", "kiosk", "glowmate"]),
    "banner-outdoor": ("Category banner: outdoor", "Amber light moves over a building’s LED facade at dusk", "ضوء كهرماني يتحرك على واجهة مبنى عند الغروب", ["banner", "outdoor", "facade"]),
    "row-pixels": ("Product row: pixels", "Light passes over the single diodes of an LED module", "ضوء يمرّ فوق المصابيح المفردة في وحدة LED", ["row", "pixels", "led-module"]),
    "row-transparent-film": ("Product row: transparent film", "Points of light drift across a window above the city", "نقاط من الضوء تنساب على نافذة تطلّ على المدينة", ["row", "transparent", "film"]),
    "row-vision": ("Product row: Vision", "The sea moves on a Vision screen in a boardroom", "بحر يتحرك على شاشة Vision في قاعة اجتماعات", ["row", "vision", "boardroom"]),
    "row-stadium": ("Product row: stadium ribbon", "A stadium ribbon changes from a greeting to “Goal!”", "شريط الاستاد يتحوّل من الترحيب إلى «هدف!»", ["row", "stadium", "ribbon"]),
    "row-classroom": ("Product row: classroom", "A lesson on a classroom’s interactive screen turns into a geometric pattern", "درس على شاشة تفاعلية في الفصل يتحوّل إلى زخرفة هندسية", ["row", "interactive", "classroom"]),
    "row-touch-screen": ("Product row: interactive screen", "An interactive screen on its stand changes from a lesson to a chart", "شاشة تفاعلية على حاملها تنتقل من درس إلى مخطط", ["row", "interactive", "studio"]),
    "row-kiosk-mall": ("Product row: kiosk in a mall", "A GlowMate kiosk in a mall guides, advertises and welcomes", "كشك GlowMate في مجمّع تجاري يرشد ويعلن ويرحّب", ["row", "kiosk", "glowmate", "mall"]),
    "row-control-room": ("Product row: control room", "A control room’s video wall changes from a map to the city at night", "جدار الفيديو في غرفة التحكم ينتقل من خريطة إلى المدينة ليلًا", ["row", "control-room", "video-wall"]),
    "register-intro": ("Register intro: points become the word Lamha", "Points of light gather into the word Lamha, then the room goes dark", "نقاط من الضوء تجتمع لتكتب كلمة «لمحة» ثم يعتم المكان", ["intro", "register", "brand"]),
}

LOGO_TEXTS = {
    "rimalia-hotels": ("Rimalia Hotels", "فنادق ريماليا"), "tarqa-air": ("Tarqa Air", "طيران طارقة"), "sadafa-bank": ("Sadafa Bank", "بنك صَدَفة"),
    "qimara-sport": ("Qimara Sport", "قيمارا الرياضية"), "marsen-marina": ("Marsen Marina", "مارسن مارينا"), "zafra-house": ("Zafra House", "دار ظفرة"),
    "ghafir-schools": ("Ghafir Schools", "مدارس غافر"), "layalin-events": ("Layalin Events", "ليالين للفعاليات"), "wadina-health": ("Wadina Health", "وادينا الصحية"),
    "noorix-energy": ("Noorix Energy", "نوركس للطاقة"), "safinex-logistics": ("Safinex Logistics", "سفينكس للخدمات اللوجستية"), "lulwara-jewels": ("Lulwara Jewels", "مجوهرات لولوارا"),
    "shiraa-hotels": ("Shiraa Hotels and Resorts", "شراعة، فنادق ومنتجعات"), "ufuq-airport": ("Blue Horizon Airport", "مطار الأفق الأزرق"), "yanbua-bank": ("Yanbua Bank", "مصرف ينبوعة"),
    "dar-marjana": ("Dar Marjana Publishing", "دار مرجانة للنشر"), "hilan-coffee": ("Hilan Arabic Coffee", "هيلان، قهوة عربية"), "suhayla-perfumes": ("Suhayla Perfumes", "عطور سهيلا"),
    "rayhana-clinics": ("Rayhana Clinics", "عيادات ريحانا"), "saqran-club": ("Saqran Sports Club", "نادي صقران الرياضي"), "midad-gallery": ("Midad Art Gallery", "معرض مداد الفني"),
    "bayt-alsadaf": ("Bayt Alsadaf Furniture and Design", "بيت الصدف، أثاث وتصميم"), "ruwaa-university": ("Ruwaa University", "جامعة رُواء"), "tayyat-museum": ("Tayyat Museum", "متحف طيّات"),
}

ICON_TEXTS = {
    "led-indoor": ("Indoor LED screens", "شاشات LED داخلية"), "led-outdoor": ("Outdoor LED screens", "شاشات LED خارجية"), "led-rental": ("Rental LED screens", "شاشات LED للتأجير"),
    "led-module": ("LED modules", "وحدات LED"), "transparent-film": ("Transparent LED film", "أفلام LED شفافة"), "curved-wall": ("Curved LED walls", "جدران LED منحنية"),
    "led-cube": ("LED cubes", "مكعّبات LED"), "led-column": ("LED columns", "أعمدة LED"), "led-poster": ("LED posters", "ملصقات LED"), "led-ribbon": ("LED ribbons", "شرائط LED"),
    "kiosk": ("Kiosks", "أكشاك"), "kiosk-touch": ("Touch kiosks", "أكشاك باللمس"), "interactive-screen": ("Interactive screens", "شاشات تفاعلية"),
    "vision-all-in-one": ("Vision all-in-one screens", "شاشات Vision المتكاملة"), "video-wall": ("Video walls", "جدران الفيديو"), "control-room": ("Control rooms", "غرف التحكم"),
    "boardroom": ("Boardrooms", "قاعات الاجتماعات"), "classroom": ("Classrooms", "الفصول الدراسية"), "mosque": ("Mosques", "المساجد"), "stadium": ("Stadiums", "الملاعب"),
    "retail": ("Shops", "المتاجر"), "airport": ("Airports", "المطارات"), "service": ("Service", "الصيانة"), "pixel-pitch": ("Pixel pitch", "تباعد البكسلات"),
    "brightness": ("Brightness", "السطوع"), "contrast": ("Contrast", "التباين"), "refresh-rate": ("Refresh rate", "معدل التحديث"), "resolution": ("Resolution", "الدقة"),
    "viewing-angle": ("Viewing angle", "زاوية المشاهدة"), "screen-size": ("Screen size", "مقاس الشاشة"), "thickness": ("Depth", "العمق"), "weight": ("Weight", "الوزن"),
    "power": ("Power", "استهلاك الطاقة"), "charging": ("Charging", "الشحن"), "protection": ("Protection against dust and water", "الحماية من الغبار والماء"),
    "impact": ("Protection against impact", "الحماية من الصدمات"), "temperature": ("Operating temperature", "حرارة التشغيل"), "lifetime": ("Lifetime", "العمر"),
    "surface": ("Protected surface", "السطح المحمي"), "touch-points": ("Touch points", "نقاط اللمس"), "pen": ("Pen", "القلم"), "sound": ("Sound", "الصوت"),
    "microphone": ("Microphones", "الميكروفونات"), "camera": ("Camera", "الكاميرا"), "people": ("People", "عدد الأشخاص"), "receipt": ("Receipt", "الإيصال"),
    "transparency": ("Transparency", "الشفافية"), "bend-radius": ("Bending radius", "نصف قطر الانحناء"),
}

_MARK, _WORD = ("The Lamha mark: an eye on a pixel grid", "علامة لمحة: عين على شبكة بكسل"), ("Lamha Visual Solutions", "لمحة للحلول المرئية")
BRAND = {
    **{name: _MARK for name in ("mark", "mark-on-light", "mark-single-colour", "icon", "icon-32", "icon-180", "icon-192", "icon-512")},
    **{f"{kind}-{script}{ground}": _WORD for kind in ("wordmark", "lockup") for script in ("latin", "arabic") for ground in ("", "-on-light")},
}

STAFF_TEXTS = {name: (f"{latin} in points of light", f"حرف {arabic} بنقاط من الضوء") for name, latin, arabic in (
    ("salma", "S", "السين"), ("yousef", "Y", "الياء"), ("noura", "N", "النون"), ("khalid", "K", "الخاء"), ("layla", "L", "اللام"),
    ("omar", "O", "العين"), ("maryam", "M", "الميم"), ("rashid", "R", "الراء"), ("daniel", "D", "الدال"), ("hessa", "H", "الحاء"))}

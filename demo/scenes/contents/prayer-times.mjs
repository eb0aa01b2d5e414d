// Prayer times of a place and a day, by the Umm al-Qura rule: dawn at 18.5° below the horizon, night 90 minutes after sunset.

const RAD = Math.PI / 180;
const DAWN = 18.5;
const RIM = 0.833; // the sun's radius and the air's refraction at the horizon
const NIGHT_MINUTES = 90;

/** Riyadh; minutes after midnight, local time (three hours before Greenwich). */
export const RIYADH = { latitude: 24.7136, longitude: 46.6753, hours: 3 };

/** The sun's declination and the equation of time (minutes), after the Astronomical Almanac's low-precision formula. */
function sun(date) {
  const days = date.getTime() / 86_400_000 - 10_957.5; // since noon of 1 January 2000
  const anomaly = (357.529 + 0.98560028 * days) * RAD;
  const mean = (280.459 + 0.98564736 * days) % 360;
  const longitude = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD;
  const tilt = 23.439 * RAD;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)) / RAD;
  const lead = ((mean - ascension + 540) % 360) - 180;
  return { declination: Math.asin(Math.sin(tilt) * Math.sin(longitude)), equation: lead * 4 };
}

/** Minutes after midnight for dawn, sunrise, noon, afternoon, sunset and night; `date` is noon of the day in UTC. */
export function prayerTimes(date, { latitude, longitude, hours } = RIYADH) {
  const { declination, equation } = sun(date);
  const place = latitude * RAD;
  const noon = 720 + hours * 60 - longitude * 4 - equation;
  const until = (altitude) =>
    (4 * Math.acos((Math.sin(altitude) - Math.sin(place) * Math.sin(declination)) / (Math.cos(place) * Math.cos(declination)))) / RAD;
  const shadow = Math.atan(1 / (1 + Math.tan(Math.abs(place - declination))));
  const sunset = noon + until(-RIM * RAD);
  return {
    dawn: noon - until(-DAWN * RAD),
    sunrise: noon - until(-RIM * RAD),
    noon: noon + 1, // when the sun has left the meridian
    afternoon: noon + until(shadow),
    sunset,
    night: sunset + NIGHT_MINUTES,
  };
}

/** 5:04 on a clock of twelve hours. */
export function clock(minutes) {
  const whole = Math.round(minutes);
  return `${((Math.floor(whole / 60) + 11) % 12) + 1}:${String(whole % 60).padStart(2, '0')}`;
}

/** The emblem of each strategy card, and the shield of the nation that it is about. Loaded after the first sight of the page. */
import { byEmblem, type Emblem } from "../../../emblems/find";
import { COATS } from "../../../emblems/coats";
import { COMMON } from "../../../emblems/common";
import { GREAT_WAR } from "../../../emblems/greatWar";

const DRAWINGS = { ...COMMON, ...GREAT_WAR };

/** The codes of cards by emblem; after a colon the nation of the shield. Emblems of a nation's arms bear its own. */
const CARDS: Partial<Record<keyof typeof DRAWINGS, string>> = {
  "arms-UK": "AP1:UK AP14:UK AP15:UK AP20:UK AP34:UK AP42:UK",
  "arms-FR": "AP10:FR AP24:FR AP53:FR",
  "arms-RU": "AP3:RU AP8:RU AP11:RU AP25:RU AP32:RU AP58:RU",
  "arms-IT": "AP22:IT",
  "arms-US": "AP38:US AP43:US AP47:US AP64:US",
  "arms-DE": "CP5:DE CP7:DE CP12:DE CP21:DE CP22:DE CP29:DE CP38:DE CP39:DE CP41:DE CP46:DE",
  "arms-AH": "CP14:AH CP20:AH CP23:AH",
  "arms-TU": "CP42:TU CP48:TU",
  baton: "AP4:RU AP5 AP9:DE CP3:DE CP11:DE CP13:DE CP16:TU CP31:TU CP37:DE CP54:DE CP58:RU CP61:UK",
  battle: "AP45:RU AP46:RU AP51 CP51:DE",
  gun: "CP50:DE",
  howitzer: "AP18:UK CP1:DE",
  grenades: "CP44:DE CP49:DE",
  "machine-gun": "AP63:UK CP18:DE",
  flame: "CP19:DE",
  gas: "AP21:FR CP15:DE CP35:DE",
  tank: "AP28:UK AP35:US AP48:UK CP62:DE",
  biplane: "AP19 AP37:UK CP40:DE",
  zeppelin: "CP27:DE",
  cavalry: "AP57:RU",
  gallery: "AP36:UK",
  trench: "AP12 CP6 CP60:TU CP64:DE",
  fort: "AP39:FR CP26:DE",
  mountains: "AP29:RU AP59:IT CP10 CP30:DE CP43:DE",
  palms: "AP41 AP49:UK AP50:UK AP61:UK CP24:TU",
  globe: "CP32:DE",
  weather: "AP7 CP4",
  signpost: "AP6 AP27:RU CP8 CP56",
  battleship: "AP33:UK CP25:DE",
  submarine: "CP36:DE",
  anchor: "AP2:UK",
  freighter: "AP30 AP31:UK AP52",
  liner: "AP26 AP55:US",
  locomotive: "AP60",
  motorcar: "AP56:FR",
  factory: "CP33:DE",
  flags: "AP16 AP17:IT AP44 CP34 CP59",
  treaty: "AP40:US AP62:AH CP45:DE CP65:DE",
  telegram: "AP54:US",
  wireless: "CP2:DE",
  spy: "AP23 CP17",
  parliament: "CP9:DE CP55:UK",
  crown: "CP28:RU CP57:AH",
  "fallen-crown": "CP52:RU",
  torch: "CP53:RU",
  grave: "AP13 CP47:FR CP63:RU",
  medical: "AP65",
};

const found = byEmblem("great-war", DRAWINGS, CARDS, " ", COATS);

export function find(code: string): Emblem | null {
  return found(code);
}

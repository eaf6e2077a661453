/** The emblem of each card, with the shield of its nation. Loaded after the first sight of the page. */
import { byEmblem, coatOf, type Emblem } from "../../../emblems/find";
import { COATS } from "../../../emblems/coats";
import { COMMON } from "../../../emblems/common";
import { GREAT_WAR } from "../../../emblems/greatWar";
import { codeOf } from "./emblemKey";

const DRAWINGS = { ...COMMON, ...GREAT_WAR };

/** The emblems of the cards of which each nation has several. */
const TYPES: Readonly<Record<string, keyof typeof DRAWINGS>> = { "Build Navy": "battleship", "Land Battle": "battle", "Sea Battle": "sea-battle" };

/** The names of all others by emblem; `arms` is the one of the nation. */
const CARDS: Partial<Record<keyof typeof DRAWINGS | "arms", string>> = {
  arms:
    "Imperial Austrian Landwehr|Royal Hungarian Honvéd|Ottoman Mobilization|Prussian Military Tradition|Ninth Army Formed to Defend East Prussia|Landsturm|Landwehr|Citizen-Soldiers|Bersaglieri|The Pals Battalions|Blackjack and the Doughboys",
  baton:
    "Grand Duke Nicholas Nikolaevich Appointed Viceroy|Third OHL|Woe to Them That Yet Draw Sword Against Me|Moltke the Younger Mobilizes Western Advance|King Ferdinand Reorganizes Romanian Army",
  battle: "I Order You to Die|Brusilov Offensive|Tannenberg|Plan XVII",
  gun: "Franz Ferdinand Avenged|Morava Offensive|East Prussian Offensive|Schlieffen Plan",
  howitzer: "Big Bertha Railway Guns|Gorlice-Tarnów Offensive|General Nivelle's Creeping Barrage",
  grenades: "Stosstruppen|Kaiserschlacht",
  "machine-gun": "Marne|The Somme",
  gas: "Mustard Gas",
  tank: "Renault FT Tanks|Mark IV Tanks|Cambrai",
  biplane: "Rumpler Taube Air Reconnaissance|The Red Baron|Barès Expands Armée de l'Air|Eddie Rickenbacker",
  zeppelin: "Zeppelins",
  cavalry: "Brudermann Orders Cavalry Charge|Cossacks",
  gallery: "Tunnel Mines",
  trench: "Trench Warfare|Tripled Trench Lines|Passchendaele",
  fort: "Anti-Venizelists Surrender Fort Roupel|Hindenburg Line|Verdun|Belgium Resists",
  mountains: "Balkan Domination|Caporetto|Montenegro|Alpini|Romanians Advance in Transylvania|Isonzo River Offensives",
  palms: "Persian Oil|A Crumbling Empire|Von Lettow-Vorbeck's East African Army|Armée d'Afrique|Lawrence Foments Arab Revolts|Persian Campaign",
  globe: "Weltpolitik Drives Military Expansion|A Place in the Sun|Troupes Coloniales|United Kingdom Seizes German Colonies in Africa|Commonwealth Support",
  weather: "The Christmas Truce",
  signpost: "Limited Rail and Road Network|Francs-tireurs",
  battleship: "k.u.k. Kriegsmarine|German High Seas Fleet|Battlecruisers|Dreadnoughts|The Grand Fleet|The Royal Navy",
  "sea-battle": "Bombing of the Russian Black Sea Ports|Surface Raiders|Jutland|Japan Attacks German Enclaves at Tsingtao|Gallipoli",
  submarine: "Unrestricted Submarine Warfare|Prize Rules Submarine Warfare",
  anchor: "Warm Water Port|The Blockade of Europe|First Lord of the Admiralty Prepares for War",
  liner: "The Sinking of the Lusitania",
  locomotive: "Russian Rail Gauge|Russia Mobilizes|German Aid in the East|France Mobilizes",
  motorcar: "Paris Taxis",
  shells: "The Girls with Yellow Hands",
  flags:
    "Bulgaria Joins Central Powers|Serbia, Russia's Ally|Volunteer Movement|La Revanche|Alsace-Lorraine|Romania Joins Entente|The Sunny Days of May|Relied on For Any Enterprise|Provisional Government of National Defence",
  treaty: "Treaty of Amity and Alliance",
  telegram: "Serbia Defies Austrian Ultimatum|American Public Outraged by Zimmermann Telegram",
  spy: "Assassins of the Black Hand|Redl Blackmailed|Mata Hari|Sidney Reilly",
  parliament: "Kerensky Vows to Continue War|Asquith Sends Ultimatum",
  crown: "The Tsar Will Not Help Us|Rasputin|The Extravagant Lifestyle of the Aristocracy",
  torch: "Soviets of Petrograd|The October Revolution|Easter Rising of Ireland",
  grave: "French Army Mutinies",
  medical: "Spanish Flu|Scottish Women's Hospitals",
  sheaf: "Peace, Bread, Land",
  coins: "War Revenue Act",
};

/** The codes of nations as drawings have them. */
const NATIONS: Readonly<Record<string, string>> = { OT: "TU" };

const special = byEmblem("great-war", { ...DRAWINGS, arms: GREAT_WAR["arms-UK"] }, CARDS, "|");

export function find(key: string): Emblem | null {
  const { nation: code, type, name } = codeOf(key);
  const nation = NATIONS[code] ?? code;
  const coat = coatOf(COATS, nation);
  const emblem = (word: keyof typeof DRAWINGS): Emblem => ({ name: `great-war-${word}`, draw: DRAWINGS[word], coat });
  const arms = `arms-${nation}` as keyof typeof DRAWINGS;
  if (type === "Build Army") return emblem(arms);
  const usual = TYPES[type];
  if (usual) return emblem(usual);
  const own = special(name);
  if (own?.name === "great-war-arms") return emblem(arms);
  return own && { ...own, coat };
}

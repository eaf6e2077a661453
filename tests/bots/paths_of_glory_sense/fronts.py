"""Quiet fronts of the middle of the war, to build positions from."""

from __future__ import annotations

from collections.abc import Mapping

WEST = {
    "Antwerp": "GE12 GEc",
    "Brussels": "GE1 GEc",
    "Cambrai": "GE2 GE3",
    "Sedan": "GE4 GEc",
    "Metz": "GE5 GE6",
    "Strasbourg": "GE7 GEc",
    "Mulhouse": "GEc",
    "Ostend": "BEF BE1",
    "Calais": "BR3 BRc",
    "Amiens": "BR1 BR2",
    "Chateau Thierry": "FR1 FR2",
    "Paris": "FR6 FRc",
    "Bar le Duc": "FR10",
    "Verdun": "FR3 FR4",
    "Nancy": "FR5 FR7",
    "Belfort": "FRc FRc",
}
"""From the sea to Switzerland: the German armies hold Belgium and the north of France, both sides have dug in."""

WEST_TRENCHES = {
    "Antwerp": "CP 2",
    "Brussels": "CP 2",
    "Cambrai": "CP 2",
    "Sedan": "CP 2",
    "Metz": "CP 2",
    "Strasbourg": "CP 2",
    "Mulhouse": "CP 2",
    "Ostend": "AP 2",
    "Calais": "AP 2",
    "Amiens": "AP 2",
    "Chateau Thierry": "AP 2",
    "Paris": "AP 1",
    "Verdun": "AP 2",
    "Nancy": "AP 2",
    "Belfort": "AP 2",
}

EAST = {
    "Konigsberg": "GEc",
    "Insterberg": "GE8 GEc",
    "Tannenberg": "GE9",
    "Thorn": "GEc",
    "Lodz": "GE11 GEc",
    "Czestochowa": "GEc",
    "Cracow": "AH1",
    "Tarnow": "AH4",
    "Przemysl": "AHc AHc",
    "Lemberg": "AH2 AHc",
    "Tarnopol": "AH3 AHc",
    "Czernowitz": "AH7 AHc",
    "Riga": "RUc",
    "Szawli": "RUc",
    "Kovno": "RU1 RUc",
    "Grodno": "RU12 RUc",
    "Lomza": "RU2",
    "Warsaw": "RU4 RU9",
    "Ivangorod": "RU5 RUc",
    "Lublin": "RU10",
    "Brest Litovsk": "RU11",
    "Lutsk": "RUc",
    "Dubno": "RU3",
    "Kamenets-Podolski": "RU8",
    "Kiev": "RUc",
    "Odessa": "RUc",
}
"""From Konigsberg to Czernowitz: Poland is Russian, Galicia Austrian."""

EAST_TRENCHES = {
    **dict.fromkeys(("Konigsberg", "Insterberg", "Tannenberg", "Lodz", "Czestochowa", "Cracow"), "CP 1"),
    **dict.fromkeys(("Tarnow", "Przemysl", "Lemberg"), "CP 1"),
    "Tarnopol": "CP 2",
    "Czernowitz": "CP 2",
    **dict.fromkeys(("Riga", "Kovno", "Grodno", "Lomza", "Warsaw", "Ivangorod", "Lublin", "Lutsk"), "AP 1"),
    **dict.fromkeys(("Dubno", "Kamenets-Podolski", "Odessa"), "AP 1"),
}

POLAND_LOST = {
    "Szawli": "GEc",
    "Kovno": "GE8",
    "Vilna": "GE9 GEc",
    "Grodno": "GEc",
    "Brest Litovsk": "GE11 GEc",
    "Kovel": "AH1",
    "Lutsk": "AH4 GEc",
    "Tarnopol": "AH3 AHc",
    "Czernowitz": "AH7 AHc",
    "Riga": "RU1 RUc",
    "Dvinsk": "RU2",
    "Moldechno": "RU5 RUc",
    "Minsk": "RU4",
    "Baranovichi": "RU9",
    "Pinsk": "RU10",
    "Sarny": "RUc",
    "Rovno": "RU11",
    "Dubno": "RU3 RUc",
    "Kamenets-Podolski": "RU8 RUc",
    "Kiev": "RUc",
    "Odessa": "RUc",
}
"""After the great retreat: Lodz, Warsaw and Vilna are lost."""

POLAND_LOST_TRENCHES = {
    **dict.fromkeys(("Kovno", "Vilna", "Brest Litovsk", "Lutsk", "Tarnopol", "Czernowitz"), "CP 2"),
    **dict.fromkeys(("Szawli", "Grodno", "Kovel"), "CP 1"),
    **dict.fromkeys(("Riga", "Dvinsk", "Moldechno", "Minsk", "Dubno", "Kamenets-Podolski", "Rovno"), "AP 2"),
    **dict.fromkeys(("Baranovichi", "Odessa"), "AP 1"),
}
POLAND_OCCUPIED = (
    "Lodz,Czestochowa,Plock,Warsaw,Lomza,Ivangorod,Lublin,Bialystok,Brest Litovsk,Grodno,"
    "Kovno,Vilna,Szawli,Libau,Kovel,Lutsk"
)
POLAND_DESTROYED = "Warsaw,Lomza,Ivangorod,Brest Litovsk,Grodno,Kovno,Lutsk"

SERBIA = {
    "Belgrade": "SB1 SBc",
    "Valjevo": "SB2",
    "Nis": "SBc",
    "Cetinje": "MNc",
    "Novi Sad": "AH5",
    "Sarajevo": "AH6",
    "Timisvar": "AHc AHc",
}
SERBIA_TRENCHES = {"Belgrade": "AP 2", "Valjevo": "AP 1", "Novi Sad": "CP 1", "Sarajevo": "CP 1", "Timisvar": "CP 1"}

ITALY = {
    "Trent": "GEc AHc",
    "Villach": "AH10",
    "Trieste": "AH11 AHc",
    "Verona": "IT1",
    "Asiago": "IT4 ITc",
    "Maggiore": "IT3 ITc",
    "Udine": "IT2 ITc",
    "Rome": "ITc",
}
ITALY_TRENCHES = {
    **dict.fromkeys(("Trent", "Villach", "Trieste"), "CP 2"),
    **dict.fromkeys(("Verona", "Asiago", "Maggiore", "Udine"), "AP 1"),
}

NEAR_EAST = {
    "Adrianople": "TUc",
    "Gallipoli": "TUc TUc",
    "Constantinople": "TUc",
    "Erzerum": "TUc TUc",
    "Van": "TUc",
    "Mosul": "TUc",
    "Baghdad": "TUc TUc",
    "Gaza": "TUc TUc",
    "Medina": "TUc",
    "Batum": "RUc",
    "Kars": "RUc RUc",
    "Erivan": "RUc",
    "Dilman": "RUc",
    "Port Said": "BRc",
    "Cairo": "BRc",
    "Basra": "BRc",
    "Ahwaz": "BRc",
}
NEAR_EAST_TRENCHES = {
    **dict.fromkeys(("Giresun", "Erzerum", "Baghdad", "Gaza"), "CP 1"),
    **dict.fromkeys(("Kars", "Port Said", "Cairo", "Basra", "Ahwaz"), "AP 1"),
}

RESERVES = {"Reserve": "GEc GEc GEc AHc FRc FRc FRc BRc BRc RUc RUc"}

WEST_OCCUPIED = "Liege,Antwerp,Brussels,Cambrai,Sedan"
WEST_DESTROYED = "Liege,Antwerp"
EAST_OCCUPIED = "Lodz,Czestochowa"


def joined(*parts: Mapping[str, str]) -> dict[str, str]:
    """Several fronts as one; later ones have precedence, and '' empties a space."""
    found: dict[str, str] = {}
    for part in parts:
        found.update(part)
    return {space: text for space, text in found.items() if text}


def changed(quiet: Mapping[str, str], units: Mapping[str, str]) -> dict[str, str]:
    """Quiet fronts with these units; an army that is named leaves the place where it was."""
    moved = {name.strip("()") for text in units.values() for name in text.split() if not name.strip("()").endswith("c")}
    left = {space: " ".join(name for name in text.split() if name not in moved) for space, text in quiet.items()}
    return joined(left, units)

import type { Locale } from '../../../src/i18n/locales.ts'
import type { BusinessType } from './business-extras.ts'
import type { Random } from './random.ts'

export type NameParts = { board: string; given: string; family: string; city: string }

/** Company name patterns of manufacturers, by category id. */
const works: Record<number, string[]> = {
  1: ['{board} Roller Flour Mills', '{board} Rice Mill', '{family} Agro Foods', '{board} Modern Rice Industries'],
  2: ['{board} Dal Mill', '{family} Pulses Industries', '{board} Besan and Dal Mills'],
  3: ['{board} Oil Mills', '{board} Solvent Extractions', '{family} Ghani Udyog'],
  4: ['{board} Dehydration Works', '{board} Frozen Foods', '{family} Food Processing'],
  5: ['{board} Fruit Products', '{board} Pulp and Juice Industries', '{family} Foods'],
  6: ['{board} Masala Udyog', '{board} Spices', '{family} Spice Mills'],
  7: ['{board} Ginning and Pressing', '{board} Agro Industries', '{family} Industries'],
  8: ['{board} Essential Oils', '{board} Floral Extracts'],
  9: ['{board} Oil Industries', '{board} Dairy Products', '{family} Food Products'],
  10: ['{board} Feeds', '{board} Marine Products', '{family} Timber Works'],
}

const patterns: Record<Exclude<BusinessType, 'manufacturer'>, string[]> = {
  farmer: ['{family} Farm', '{board} Farm', '{given} {family} Farms', '{family} Family Farm', '{board} Natural Farm'],
  fpo: [
    '{board} Farmer Producer Company Ltd',
    '{city} Farmers Producer Company Ltd',
    '{board} Kisan Producer Company Ltd',
    '{city} {board} FPC Ltd',
  ],
  agent: [
    '{family} Commission Agency',
    '{family} and Sons, Commission Agents',
    '{board} Trading Agency',
    '{given} {family} Agency',
  ],
  company: [
    '{board} Agro Private Limited',
    '{family} Agri Exports Pvt Ltd',
    '{board} Farm Fresh Pvt Ltd',
    '{city} Agri Ventures Pvt Ltd',
  ],
  buyer: [
    '{family} Trading Company',
    '{board} Traders',
    '{city} Agro Procurement',
    '{family} Brothers',
    '{board} Foods',
  ],
  distributor: ['{board} Distributors', '{family} Agro Distribution', '{city} Fresh Supply', '{board} Supply Chain'],
  retailer: [
    '{board} Kirana Store',
    '{family} Fresh Mart',
    '{board} Vegetable and Fruit Mart',
    '{city} Organic Store',
    '{family} Provision Store',
  ],
  wholesaler: [
    '{family} Wholesale Traders',
    '{board} Grain Merchants',
    '{city} Fruit and Vegetable Wholesale',
    '{family} and Company',
  ],
}

/** Hindi and Marathi name patterns of farmers and producer companies. */
const ownPatterns: Partial<Record<BusinessType, Partial<Record<Locale, string[]>>>> = {
  farmer: {
    hi: ['{family} कृषि फार्म', '{board} फार्म', '{given} {family} फार्म', '{board} प्राकृतिक खेती'],
    mr: ['{family} शेती', '{board} फार्म', '{given} {family} यांची शेती', '{board} नैसर्गिक शेती'],
  },
  fpo: {
    hi: ['{board} किसान उत्पादक कंपनी लिमिटेड', '{board} कृषक उत्पादक संगठन'],
    mr: ['{board} शेतकरी उत्पादक कंपनी लि.', '{board} महिला शेतकरी उत्पादक कंपनी लि.'],
  },
  agent: { hi: ['{family} आढ़त', '{board} ट्रेडिंग एजेंसी'], mr: ['{family} आडत दुकान', '{board} ट्रेडिंग एजन्सी'] },
  retailer: {
    hi: ['{board} किराना स्टोर', '{family} सब्ज़ी भंडार'],
    mr: ['{board} किराणा स्टोअर', '{family} भाजीपाला केंद्र'],
  },
}

/** A business name in Latin script, or in the script of `own` if that is given. */
export function companyName(
  random: Random,
  type: BusinessType,
  parts: NameParts,
  categoryId: number,
  own?: Locale,
): string {
  const stock = (own && ownPatterns[type]?.[own]) ?? (type === 'manufacturer' ? works[categoryId] : patterns[type])
  const pattern = random.pick(stock ?? patterns.company)
  return pattern.replace(/\{(\w+)\}/g, (_, key: keyof NameParts) => parts[key])
}

export function hasOwnBoard(type: BusinessType): boolean {
  return type in ownPatterns
}

/** Kinds of produce; notes of one kind share their sentences. */
export type Kind =
  | 'grain'
  | 'milled'
  | 'pulse'
  | 'oilseed'
  | 'vegetable'
  | 'leafy'
  | 'store'
  | 'fruit'
  | 'spice'
  | 'fibre'
  | 'jaggery'
  | 'cane'
  | 'plantation'
  | 'flower'
  | 'oil'
  | 'ghee'
  | 'fish'
  | 'wood'
  | 'fodder'

/** Sentences in one language: about the goods, by kind, and about terms. */
export type NoteStock = {
  sell: Record<Kind, string[]>
  buy: Record<Kind, string[]>
  sellTerms: string[]
  /** For growers only. */
  farmTerms: string[]
  /** For traders and mills only. */
  storeTerms: string[]
  buyTerms: string[]
}

export const notesInEnglish: NoteStock = {
  sell: {
    grain: [
      'Fresh harvest, sun-dried to 11% moisture and cleaned by machine.',
      'Stored in a dry godown since threshing, no weevils, lab report on request.',
      'Uniform bold grain, less than 1% foreign matter.',
      'Two harvests blended on the farm, good for milling and for seed traders.',
      'Combine harvested, graded once, packed in 50 kg jute bags.',
      'Straight from the threshing floor; sample bags can be couriered.',
      'Grown on canal water with very little urea.',
    ],
    pulse: [
      'Bold, even colour, splits under 2%, moisture around 10%.',
      'Cleaned on a gravity separator and packed in new 30 kg bags.',
      'This season’s crop, no storage insects, suitable for dal milling.',
      'Sorted by hand after threshing; cooking quality has been checked.',
      'Rain-fed crop, small lot, very good taste.',
      'Lot can be inspected at our godown on any working day.',
    ],
    oilseed: [
      'Oil content tested at the co-operative lab, report available.',
      'Well dried, no mould, moisture below 8%.',
      'Hand-picked and winnowed twice, hardly any soil or stones.',
      'Fresh crop, kept in gunny bags off the floor.',
      'Suitable for cold pressing as well as for solvent plants.',
      'Seed from a certified plot, good germination, also sold for crushing.',
    ],
    vegetable: [
      'Picked early in the morning and packed in crates the same day.',
      'Drip-irrigated crop, regular picking every third day.',
      'Even size, firm, and free of pest marks.',
      'Grown under shade net, pesticide waiting period has been kept.',
      'Second picking now; supply will continue for about six weeks.',
      'Graded on the farm, Grade A and B packed separately.',
      'Staked crop with clean shine, ready for retail shelves.',
    ],
    leafy: [
      'Cut before sunrise, washed in clean water and bundled.',
      'Tender leaves, no yellowing, roots trimmed.',
      'Fresh lot every other day, please order a day ahead.',
      'Grown with cow-dung manure only, strong aroma.',
      'Packed in ventilated crates with wet cloth for the night bus.',
    ],
    store: [
      'Well cured, dry necks and skins, keeps for three months.',
      'From cold storage, no sprouting, loading within a day of order.',
      'Graded 45 mm and above, packed in 50 kg mesh bags.',
      'Dug last week, soil brushed off, no cuts from the spade.',
      'Red soil crop with firm flesh, good for long distance.',
      'Kept in a ventilated shed on the farm; come and choose the heap.',
    ],
    fruit: [
      'Tree-ripened and hand-picked with the stalk on, packed in 20 kg crates.',
      'Residue tested for export last season, same orchard.',
      'Sweet crop this year after a dry spell, 14 Brix and above.',
      'Harvest starts next week, advance bookings welcome.',
      'Naturally ripened, no carbide, lined boxes on request.',
      'Orchard can be visited before picking; the buyer may choose the rows.',
      'Good skin colour and shelf life of eight to ten days.',
    ],
    spice: [
      'Dried on clean concrete yards, strong aroma and natural colour.',
      'Steam sterilised lot, residue report from a Spices Board lab.',
      'Hand-sorted, stems removed, moisture under 10%.',
      'Small hill farm produce, full oil content.',
      'New crop, deep colour, packed in double-lined bags.',
      'No artificial colour or polish, sample of 250 g on payment of courier.',
    ],
    fibre: [
      'Hand-picked, kept under cover, moisture below 8%.',
      'Long staple, low trash, picked before the rain.',
      'First and second picking kept apart.',
      'Ready for the ginner, loading by tractor trolley.',
    ],
    jaggery: [
      'Made in our own unit without hydros, golden colour, firm blocks.',
      'Fresh boiling every day, 10 kg and 1 kg blocks.',
      'Dry, hard jaggery that keeps through the monsoon.',
      'Boiled in open pans by the same family for three generations.',
    ],
    cane: [
      'Cut on the day of supply, tops and trash removed.',
      'Plant cane of eleven months, good recovery at the mill last year.',
      'Road touches the field, trolley or truck can be loaded.',
    ],
    milled: [
      'Milled last week and packed in new 30 kg and 50 kg bags.',
      'Sortex cleaned, no stones, even colour.',
      'Double polished and unpolished lots both available.',
      'FSSAI licensed mill, batch number on each bag.',
      'Well dried before packing, keeps for six months.',
      'Sample packets of 1 kg are ready at the mill.',
    ],
    ghee: [
      'Made from curd by the bilona method, granular, natural aroma.',
      'Fresh batch in 15 kg tins and 1 litre jars, FSSAI licensed.',
      'From our own herd, lab report for each batch.',
    ],
    plantation: [
      'Sun-dried off the ground, graded by hand.',
      'Hand harvested, a small lot of even quality.',
      'Dry and sound, each bag checked before it is tied.',
      'Planter’s own produce, delivered up to the collection centre.',
      'Moisture checked before bagging, lot number on each bag.',
    ],
    flower: [
      'Plucked at dawn, in wet gunny for the morning market.',
      'Bright full blooms, suitable for garlands and temple supply.',
      'Daily harvest of the season, festival orders accepted in advance.',
      'Buds sorted by size, cold box on request.',
    ],
    oil: [
      'Pressed in small batches and filtered twice, no blending.',
      'FSSAI licensed unit, 15 kg tins and 1 litre bottles.',
      'Fresh batch with lab report for acidity and purity.',
      'Made from our members’ own produce, natural aroma.',
    ],
    fish: [
      'Harvested from our own pond, iced within the hour.',
      'Average 1.2 kg a piece, live supply possible up to 60 km.',
      'Fresh catch twice a week, thermocol boxes with ice.',
    ],
    wood: [
      'Debarked and cut to 1 m, felling permit available.',
      'Dry stack at the roadside, crane loading possible.',
      'Six-year-old plantation, girth 40 to 60 cm.',
    ],
    fodder: [
      'Cut green at milk stage, chaffed on request.',
      'Multi-cut crop, a trolley every second day.',
      'Fresh and clean, no weeds, good for milking cows.',
      'Ten tons standing; a dairy may take the whole field.',
      'Irrigated, leafy and soft, harvested in the cool of the evening.',
    ],
  },
  buy: {
    grain: [
      'Required for our mill, moisture not above 12%.',
      'Need clean, sortex quality; we lift full truck loads.',
      'Regular requirement every month, FAQ quality only.',
      'Looking for this season’s crop from the same area, one uniform lot.',
    ],
    pulse: [
      'For dal milling, splits below 3%, bold lots preferred.',
      'Need 10% moisture or less, weighed on a public weighbridge.',
      'We pack for retail; colour and size must be even.',
    ],
    oilseed: [
      'For our expeller unit, admixture below 2%.',
      'Oil content decides the price; we test each lot.',
      'Need dry stock for crushing through the season.',
    ],
    vegetable: [
      'Daily supply to hotels, sorted and of medium size.',
      'Need fixed quantity three times a week for our city stores.',
      'For processing; colour matters more than size.',
      'Growers with staggered planting preferred, we fix the week’s rate on Sunday.',
    ],
    leafy: [
      'Need fresh bundles by 5 a.m. at the market.',
      'For retail packs, clean and without roots.',
      'Daily order for a chain of canteens.',
    ],
    store: [
      'For storage, well cured and of 50 mm and above.',
      'Need one full truck each week until the new crop.',
      'For chips, low sugar lots only.',
      'Medium size for retail, mesh bags of 25 kg.',
    ],
    fruit: [
      'For export packing, size and Brix as per chart.',
      'Need firm fruit for long transport, picked with stalk.',
      'Juice grade is also welcome if ripe and sound.',
      'Looking for orchards on season contract.',
    ],
    spice: [
      'For grinding, natural colour, no added water.',
      'Need lots with residue report for export.',
      'Regular buyer, we pay more for machine-cleaned goods.',
      'Whole spice for retail packing, no broken pieces.',
    ],
    fibre: ['Ginning unit, we weigh and pay the same day.', 'Need low moisture, clean lots only.'],
    jaggery: ['Chemical-free only, we test every lot.', 'Need 1 kg blocks for retail through the winter.'],
    cane: [
      'For our jaggery unit, fresh cane daily through the season.',
      'Need a grower within 25 km, harvesting by our gang.',
    ],
    milled: [
      'For retail packing, even colour and no stones.',
      'Need sortex quality with a batch report.',
      'Monthly requirement for our stores and canteens.',
      'Compare us with the mandi rate: we pay a little more for clean lots.',
    ],
    ghee: ['Need sealed tins with a lab report for each batch.', 'For sweet makers, steady monthly quantity.'],
    plantation: [
      'Need graded, dry goods with origin details.',
      'For resale, defects below 5%.',
      'Monthly requirement, samples first please.',
    ],
    flower: ['Daily order for garland makers, fresh and full.', 'For festival week, large quantity, advance paid.'],
    oil: ['Need sealed tins with batch number and lab report.', 'For our restaurant chain, steady quality.'],
    fish: ['For city market, size above 1 kg, iced.', 'Weekly supply to three outlets.'],
    wood: ['For our plywood unit, straight logs only.', 'Boiler fuel, dry, weighed at our gate.'],
    fodder: ['For a dairy of 80 animals, daily supply.', 'Need a grower within 30 km on monthly terms.'],
  },
  sellTerms: [
    'Transport up to 50 km can be arranged.',
    'Please call between 8 and 11 in the morning.',
    'Payment on loading, bank transfer preferred.',
    'Rate can be discussed for the whole lot.',
    'Minimum order is one tempo load.',
    'Weighing at the government weighbridge on the highway.',
    'We have sold to two exporters in past years and can give references.',
    'Small quantities are also possible for local shops.',
    'Advance of 20% keeps the lot for you for five days.',
    'Bill with GST where needed.',
    'Ready to load within 24 hours of confirmation.',
  ],
  farmTerms: [
    'Price is ex-farm, loading by us.',
    'Visit the farm before you decide, tea is on us.',
    'Road reaches the field, a ten-wheeler can come in.',
  ],
  storeTerms: ['Price is at our godown, loading included.', 'Weekly stock list on request.'],
  buyTerms: [
    'Payment on the day of weighing by bank transfer.',
    'We send our own vehicle for more than 5 tons.',
    'Please share two photos and the quantity ready.',
    'Sample first; the whole lot follows within the week.',
    'Direct from farmers and FPOs preferred.',
    'Price includes delivery at our godown.',
    'We have been buying in this area for eleven years.',
    'Small growers can pool their lots, we collect from one point.',
    'Empty crates are returned with the vehicle.',
    'GST bill required from traders.',
    'Our inspector can visit on Saturdays.',
  ],
}

import type { Locale } from '../../../src/i18n/locales.ts'
import type { Random } from './random.ts'

/** Personal names and business names of a region. */
export type Region = {
  /** Language in which the region's people write notes: Hindi, Marathi or, elsewhere, English. */
  lang: Locale
  /** 'Latin:Devanagari' if `lang` is written in Devanagari. */
  given: string[]
  family: string[]
  /** Words on shop boards: rivers, hills, gods and auspicious words. */
  boards: string[]
}

const north: Region = {
  lang: 'hi',
  given: list(
    'Ramesh:रमेश Suresh:सुरेश Mahendra:महेंद्र Rajendra:राजेंद्र Dinesh:दिनेश Mukesh:मुकेश Rakesh:राकेश Santosh:संतोष Manoj:मनोज Ashok:अशोक Vinod:विनोद Sunita:सुनीता Kamla:कमला Rekha:रेखा Pushpa:पुष्पा Meena:मीना Arvind:अरविंद Deepak:दीपक Sanjay:संजय Anil:अनिल Gopal:गोपाल Shivnarayan:शिवनारायण Devendra:देवेंद्र Imran:इमरान Salim:सलीम Shabana:शबाना Neha:नेहा Priyanka:प्रियंका Hariom:हरिओम Lokesh:लोकेश Bharat:भरत Kailash:कैलाश',
  ),
  family: list(
    'Sharma:शर्मा Verma:वर्मा Yadav:यादव Patel:पटेल Singh:सिंह Kushwaha:कुशवाहा Maurya:मौर्य Gupta:गुप्ता Mishra:मिश्रा Chouhan:चौहान Rathore:राठौर Patidar:पाटीदार Meena:मीणा Choudhary:चौधरी Tiwari:तिवारी Pal:पाल Jat:जाट Lodhi:लोधी Sahu:साहू Khan:खान Ansari:अंसारी Agrawal:अग्रवाल Jain:जैन Saini:सैनी Thakur:ठाकुर Malviya:मालवीय',
  ),
  boards: list(
    'Annapurna:अन्नपूर्णा Narmada:नर्मदा Ganga:गंगा Balaji:बालाजी Jai_Kisan:जय_किसान Shri_Ram:श्री_राम Saraswati:सरस्वती Gayatri:गायत्री Malwa:मालवा Mahakal:महाकाल Bundelkhand:बुंदेलखंड Aravali:अरावली Laxmi:लक्ष्मी Surya:सूर्य Haritima:हरीतिमा Dharti:धरती',
  ),
}

const maharashtra: Region = {
  lang: 'mr',
  given: list(
    'Sanjay:संजय Balasaheb:बाळासाहेब Dattatray:दत्तात्रय Pandurang:पांडुरंग Vitthal:विठ्ठल Sachin:सचिन Ganesh:गणेश Prakash:प्रकाश Rajaram:राजाराम Sunanda:सुनंदा Vaishali:वैशाली Mangal:मंगल Sushila:सुशीला Nilesh:निलेश Amol:अमोल Tukaram:तुकाराम Bhausaheb:भाऊसाहेब Shivaji:शिवाजी Kisan:किसन Savita:सविता Rohini:रोहिणी Ashwini:अश्विनी Nivrutti:निवृत्ती Machhindra:मच्छिंद्र Yogesh:योगेश Rahul:राहुल Dnyaneshwar:ज्ञानेश्वर Farooq:फारूक',
  ),
  family: list(
    'Patil:पाटील Jadhav:जाधव Shinde:शिंदे Pawar:पवार Gaikwad:गायकवाड More:मोरे Deshmukh:देशमुख Kale:काळे Bhosale:भोसले Chavan:चव्हाण Kadam:कदम Thorat:थोरात Wagh:वाघ Sonawane:सोनवणे Ghuge:घुगे Nikam:निकम Borse:बोरसे Kulkarni:कुलकर्णी Mali:माळी Wankhede:वानखेडे Raut:राऊत Ingle:इंगळे Shaikh:शेख Salunkhe:साळुंखे',
  ),
  boards: list(
    'Sahyadri:सह्याद्री Godavari:गोदावरी Krishna:कृष्णा Shivneri:शिवनेरी Jijau:जिजाऊ Baliraja:बळीराजा Samruddhi:समृद्धी Vasundhara:वसुंधरा Mauli:माऊली Bhimashankar:भीमाशंकर Girna:गिरणा Kalsubai:कळसूबाई Ajinkya:अजिंक्य Maharashtra:महाराष्ट्र',
  ),
}

const punjab = english(
  'Gurpreet Harjit Balwinder Jaswinder Sukhdev Manpreet Paramjit Kulwant Amandeep Harpreet Simran Rajwinder Navdeep Gurmeet',
  'Singh_Sidhu Singh_Gill Singh_Sandhu Kaur_Brar Singh_Dhillon Kaur_Grewal Singh_Mann Singh_Sekhon Kaur Singh_Bajwa',
  'Dashmesh Satluj Malwa Punjab_Agro Guru_Kirpa Doaba Khalsa Five_Rivers',
)
const gujarat = english(
  'Jignesh Bharatbhai Kirit Hitesh Nilesh Ketan Rameshbhai Bhavna Jayesh Mansukhbhai Vallabhbhai Hansa Dharmesh Kalpesh',
  'Patel Chaudhary Desai Solanki Parmar Rabari Vaghela Thakkar Ghodasara Savaliya Vekariya Makwana Bhalodia',
  'Umiya Ambica Girnar Saurashtra Khodiyar Narmada Somnath Gopi Kathiyawad Amrut',
)
const bengal = english(
  'Subrata Amit Prosenjit Tapas Bikash Mitali Anjali Sanjib Debashis Nurul Rafiqul Sumitra Biswajit Kakoli',
  'Mondal Das Ghosh Biswas Sarkar Pal Roy Dutta Saha Islam Mahato Bera Maity',
  'Maa_Tara Sonar_Bangla Damodar Rupnarayan Sundarban Annapurna Gour Teesta',
)
const odisha = english(
  'Bijay Prakash Sarat Niranjan Manas Sasmita Laxmidhar Pradeep Minati Trilochan Debendra',
  'Pradhan Sahoo Behera Nayak Mohanty Patra Rout Swain Jena Panda',
  'Jagannath Mahanadi Utkal Konark Kalinga Samaleswari',
)
const assam = english(
  'Bhaskar Dipankar Hemanta Pranab Rupjyoti Monalisa Abdul Jiten Nabajyoti Bijoy',
  'Bora Saikia Kalita Das Gogoi Barman Hazarika Ali Rabha Deka',
  'Brahmaputra Kamakhya Luit Kaziranga Aie Prag',
)
const hills = english(
  'Tashi Lalrinawma Vanlal Kevi Neiphrezo Imsenla Bandari Pynshngain Thangjam Ibomcha Pema Karma Yumnam Zothan Dorjee Biju',
  'Lepcha Bhutia Sangma Marak Lyngdoh Khongwir Angami Sema Ralte Hmar Tamang Singha Debbarma Riba Tayeng',
  'Blue_Hills Highland Eastern_Himalaya Seven_Sisters Cloud_Valley Green_Ridge',
)
const tamil = english(
  'Murugan Senthil Selvam Karthik Ramasamy Palanisamy Velmurugan Kavitha Lakshmi Saravanan Anbarasan Muthu Thangaraj Revathi',
  'Gounder Nadar Thevar Pillai Chettiar Subramaniam Kandasamy Natarajan Arumugam Periyasamy Rajendran',
  'Kaveri Sri_Murugan Amman Vaigai Pongal Kongu Annamalai Thamirabarani',
)
const telugu = english(
  'Venkatesh Srinivas Nagaraju Ramakrishna Satyanarayana Lakshmi Padma Ravindra Anjaneyulu Mallesh Suresh Kishore Sailaja Yadagiri',
  'Reddy Naidu Rao Goud Yadav Chowdary Raju Varma Naik Shaik',
  'Sri_Venkateswara Godavari Krishnaveni Sri_Lakshmi Kakatiya Deccan Amaravati Rythu_Mitra',
)
const karnataka = english(
  'Basavaraj Manjunath Shivakumar Nagaraj Mahadev Siddappa Girish Roopa Savitha Channabasappa Umesh Ravi Prakash Shashikala',
  'Gowda Patil Hegde Shetty Hiremath Naik Biradar Kulkarni Angadi Bhat',
  'Kaveri Tungabhadra Basaveshwara Malnad Sri_Chamundi Sahyadri Hampi Nandi',
)
const kerala = english(
  'Biju Shaji Rajesh Sreekumar Anitha Thomas Joseph Abdul Unnikrishnan Sindhu Mathew Suresh Latha Kunjumon',
  'Nair Menon Kurian Varghese Thomas Pillai Chacko Rahman Kunju Namboodiri Mathai',
  'Malabar Periyar Nila Kuttanad Wayanad Spice_Coast Western_Ghats Keralam',
)
const kashmir = english(
  'Bashir Ghulam Farooq Mohammad Nazir Shabir Rubina Altaf Tariq Stanzin Tsering Padma',
  'Dar Bhat Wani Lone Mir Rather Namgyal Dorjay Ganai Magray',
  'Chinar Jhelum Himalayan Kashmir_Valley Wular Zanskar Indus',
)
const coast = english(
  'Anthony Francis Maria Savio Pradeep Sunil Rosario Rohini Abdul Kumar Mohammed Selvi',
  'Fernandes Naik Dsouza Gawas Kamat Pereira Rane Koya Raman Dias',
  'Mandovi Zuari Coral_Coast Palm_Grove Island Sagar',
)

const regionOf: Record<string, Region> = {
  Maharashtra: maharashtra,
  Punjab: punjab,
  Chandigarh: punjab,
  Gujarat: gujarat,
  'Dadra and Nagar Haveli and Daman and Diu': gujarat,
  'West Bengal': bengal,
  Odisha: odisha,
  Assam: assam,
  'Arunachal Pradesh': hills,
  Manipur: hills,
  Meghalaya: hills,
  Mizoram: hills,
  Nagaland: hills,
  Sikkim: hills,
  Tripura: bengal,
  'Tamil Nadu': tamil,
  Puducherry: tamil,
  'Andhra Pradesh': telugu,
  Telangana: telugu,
  Karnataka: karnataka,
  Kerala: kerala,
  'Jammu and Kashmir': kashmir,
  Ladakh: kashmir,
  Goa: coast,
  Lakshadweep: coast,
  'Andaman and Nicobar Islands': coast,
}

/** All Hindi-speaking states share one set of names. */
export function regionOfState(state: string): Region {
  return regionOf[state] ?? north
}

/** A name in both scripts; the same text twice where the region uses Latin script. */
export type Written = { latin: string; own: string }

export function pickWritten(random: Random, stock: readonly string[]): Written {
  const [latin = '', own = latin] = random.pick(stock).replaceAll('_', ' ').split(':')
  return { latin, own }
}

function english(given: string, family: string, boards: string): Region {
  return { lang: 'en', given: list(given), family: list(family), boards: list(boards) }
}

function list(words: string): string[] {
  return words.split(' ')
}

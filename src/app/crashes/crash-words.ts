/** Words that browsers and React use in error messages. Any other word may be personal data. */
const WORDS = new Set(
  `a access accessed add after all already an and any are argument arguments array arrow as assertion assign assigned assignment async
  at attempt await bad be because been before being bigint bind boolean bound browser but by call callable callback called calling can
  cannot cant canvas child class classes closed code component components concurrent configurable connected constant construct
  constructor convert converted converting create cyclic date declaration declared default define defined delete depth destructure
  destructured detached directly div document does doesnt dom during element elements empty enough equal error errors evaluating
  evaluation exceeded exceeds execute executed exhausted expected export extended extensible failed fewer find finite first for found
  frame from full function functions generator get getter global greater had has have hook hooks hydrated hydrating hydration identifier if
  implement import in index infinite initial initialization initialize initialized initializer input insert inserted instance instanceof
  integer internal into invalid invoke invoked is isnt it item items iterable iteration iterator its json key keys large length less
  lexical limit literal locale long loop map match matching maximum memory message method minified missing module more most must name negative
  nested never new next no node non nonnegative not nothing null number object objects of offset on only operation operand operator option or
  out outside own parameter parent parse parsing pattern previous primitive private promise properties property prototype proxy range
  react read readonly reading recursion redeclaration reduce reference referenced regular rejected remove removed render rendered
  rendering repeat requested required requires resolve resolved result return returned returning root same script sealed set setter
  setting should size source spread stack state static store string strict super support supported suspended symbol syntax target
  than that the this time to token too transaction trap tried try type typed unable undefined unexpected uninitialized unknown
  unsupported unterminated update updates url usage use used using valid value values variable was visit weak when where while with within
  without writable write yield zero`.split(/\s+/),
)
const MAX_LENGTH = 300
/** Letters of any script, digits, and punctuation within words, numbers and addresses. `#` starts React's number of an error. */
const WORD = /#?[^\s,;:!?()[\]{}"']+/g

/**
 * An error's message without anything that may be personal data. Quoted texts are removed; of the rest, only the words above and numbers
 * of up to three digits stay. Each omission becomes `…`.
 */
export const withoutData = (message: string): string =>
  message
    .slice(0, 2_000)
    .replaceAll(/n['’]t\b/g, 'nt') // not a quotation mark
    // Removes all from the first mark to the last, as a nested mark looks like the end. After a single mark, removes the rest.
    .replace(/["'`‘’“”„«»][\s\S]*["'`‘’“”„«»]|["'`‘’“”„«»][\s\S]*/, '…')
    .replaceAll(/\d[\d\s.,()+/-]{2,}\d/g, '…') // a phone number in groups
    .replaceAll(WORD, (word) => {
      const bare = word.replace(/\.+$/, '').toLowerCase()
      return WORDS.has(bare) || /^#?\d{1,3}$/.test(bare) ? word : '…'
    })
    .replaceAll(/…[^A-Za-z\d]*…/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)

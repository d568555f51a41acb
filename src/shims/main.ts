import { add, ofArrays, ofForms, ofObject, ofSignal, ofSignals, ofTexts, ofUrl } from './shims.ts'

add(Array.prototype, ofArrays)
add(String.prototype, ofTexts)
add(Object, ofObject)
add(URL, ofUrl)
add(AbortSignal, ofSignal)
add(AbortSignal.prototype, ofSignals)
add(HTMLFormElement.prototype, ofForms)

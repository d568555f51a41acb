import { qrPicture } from '../../domain/qr-code.ts'

/** An address to be read by the camera of a phone. */
export default function QrCode({ text, alt }: { text: string; alt: string }) {
  return <img src={qrPicture(text)} alt={alt} width={112} height={112} />
}

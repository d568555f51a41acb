// @ts-check
/**
 * Stands in for the payment provider's checkout script (https://checkout.razorpay.com/v1/checkout.js) with the same
 * interface, so that the app can't tell them apart: `new Razorpay(options)`, `.on('payment.failed', …)`, `.open()`, `.close()`,
 * `options.handler`, `options.modal.ondismiss`. It shows a dialog in which a person chooses how the payment ends.
 * Runs under the app's own content security policy: no inline style, no inline script.
 */
;(() => {
  /**
   * @typedef {{ razorpay_payment_id: string, razorpay_order_id: string, razorpay_signature: string }} Payment
   * @typedef {{
   *   key: string, amount: number, currency: string, order_id: string, name?: string, description?: string,
   *   prefill?: { name?: string, email?: string, contact?: string },
   *   config?: { display?: { language?: string } },
   *   handler?: (payment: Payment) => void, modal?: { ondismiss?: () => void },
   * }} Options
   */

  const texts = {
    en: {
      test: 'Test payment: no money moves.',
      order: 'Order',
      pay: (/** @type {string} */ amount) => `Pay ${amount}`,
      fail: 'Let it fail',
      close: 'Close',
      paying: 'Paying…',
      failed: 'The payment failed. You can try again or close this window.',
      declined: 'Your bank declined this payment.',
    },
    hi: {
      test: 'जाँच के लिए भुगतान: पैसे नहीं कटते।',
      order: 'ऑर्डर',
      pay: (/** @type {string} */ amount) => `${amount} का भुगतान करें`,
      fail: 'भुगतान असफल करें',
      close: 'बंद करें',
      paying: 'भुगतान हो रहा है…',
      failed: 'भुगतान नहीं हो सका। फिर से कोशिश करें या यह विंडो बंद करें।',
      declined: 'आपके बैंक ने यह भुगतान अस्वीकार कर दिया।',
    },
    mr: {
      test: 'चाचणी पेमेंट: पैसे कापले जात नाहीत.',
      order: 'ऑर्डर',
      pay: (/** @type {string} */ amount) => `${amount} भरा`,
      fail: 'पेमेंट अयशस्वी करा',
      close: 'बंद करा',
      paying: 'पेमेंट होत आहे…',
      failed: 'पेमेंट होऊ शकले नाही. पुन्हा प्रयत्न करा किंवा ही विंडो बंद करा.',
      declined: 'तुमच्या बँकेने हे पेमेंट नाकारले.',
    },
  }

  const styles = `
    dialog {
      box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 1rem;
      background: #fff; color: #16211b; font: 1rem/1.6 system-ui, 'Noto Sans Devanagari', 'Nirmala UI', sans-serif;
      box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.3); color-scheme: light;
    }
    dialog::backdrop { background: rgb(10 25 18 / 0.6); }
    h2 { margin: 0; font-size: 1.25rem; line-height: 1.4; }
    p { margin: 0.5rem 0 0; overflow-wrap: anywhere; }
    .amount { font-size: 2rem; font-weight: 700; line-height: 1.4; }
    .note { font-size: 0.875rem; color: #44524a; }
    .alert:not(:empty) { padding: 0.75rem; border-radius: 0.5rem; background: #fdecea; color: #7a1410; }
    .buttons { display: grid; gap: 0.75rem; margin-top: 1.25rem; }
    button {
      min-height: 3rem; padding: 0.5rem 1rem; border: 2px solid #14532d; border-radius: 0.625rem;
      background: #fff; color: #14532d; font: inherit; font-weight: 600; cursor: pointer;
    }
    button.pay { background: #14532d; color: #fff; }
    button:focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
    button:disabled { opacity: 0.6; cursor: default; }
  `

  /** @param {Options} options */
  function check(options) {
    const { key, amount, currency, order_id: orderId } = options ?? {}
    if (typeof key !== 'string' || key === '') throw new Error('`key` is mandatory')
    if (!Number.isInteger(amount) || amount < 100)
      throw new Error('`amount` must be a whole number of paise, at least 100')
    if (currency !== 'INR') throw new Error('`currency` must be INR')
    if (typeof orderId !== 'string' || !orderId.startsWith('order_')) throw new Error('`order_id` is mandatory')
  }

  class Razorpay {
    /** @type {Options} */
    #options
    /** @type {((failure: { error: object }) => void)[]} */
    #onFailed = []
    /** @type {HTMLElement | undefined} */
    #host
    #close = () => {}

    /** @param {Options} options */
    constructor(options) {
      check(options)
      this.#options = options
    }

    /** @param {string} event @param {(failure: { error: object }) => void} listener */
    on(event, listener) {
      if (event === 'payment.failed') this.#onFailed.push(listener)
    }

    close() {
      this.#close()
    }

    open() {
      if (this.#host) return
      const { amount, name, description, order_id: orderId, config } = this.#options
      const language = config?.display?.language
      const lang = language === 'hi' ? 'hi' : language === 'mar' ? 'mr' : 'en'
      const text = texts[lang]
      const rupees = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        trailingZeroDisplay: 'stripIfInteger',
      })

      const host = document.createElement('div')
      host.lang = lang
      const root = host.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      root.adoptedStyleSheets = [sheet]

      const dialog = element('dialog', '', { 'aria-labelledby': 'title', 'aria-describedby': 'note' })
      const title = element('h2', name ?? 'Razorpay', { id: 'title' })
      const price = element('p', rupees.format(amount / 100), { class: 'amount' })
      const order = element('p', `${text.order} ${orderId}`, { class: 'note' })
      const note = element('p', text.test, { class: 'note', id: 'note' })
      const alert = element('p', '', { class: 'alert', role: 'alert' })
      const payButton = element('button', text.pay(rupees.format(amount / 100)), {
        type: 'button',
        class: 'pay',
        autofocus: '',
      })
      const failButton = element('button', text.fail, { type: 'button' })
      const closeButton = element('button', text.close, { type: 'button' })
      const buttons = element('div', '', { class: 'buttons' })
      buttons.append(payButton, failButton, closeButton)
      dialog.append(title, ...(description ? [element('p', description)] : []), price, order, note, alert, buttons)
      const frame = element('iframe', '', { hidden: '' })
      root.append(dialog, frame)

      /** @param {boolean} busy */
      const setBusy = (busy) => {
        for (const button of [payButton, failButton, closeButton]) button.toggleAttribute('disabled', busy)
        payButton.textContent = busy ? text.paying : text.pay(rupees.format(amount / 100))
      }
      const leave = () => {
        this.#host = undefined
        dialog.remove()
        if (isEntered) inside.history.back()
      }
      /** @param {string} code @param {string} reason */
      const fail = (code, reason) => {
        alert.textContent = text.failed
        const metadata = {
          order_id: orderId,
          payment_id: `pay_${crypto.randomUUID().replaceAll('-', '').slice(0, 14)}`,
        }
        const error = {
          code,
          description: text.declined,
          source: 'customer',
          step: 'payment_authorization',
          reason,
          metadata,
        }
        for (const listener of this.#onFailed) listener({ error })
      }

      const payOrder = async () => {
        alert.textContent = ''
        setBusy(true)
        /** @type {Payment | undefined} */
        const payment = await fetch('/_mock/pay', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order_id: orderId }),
        })
          .then((reply) => (reply.ok ? reply.json() : undefined))
          .catch(() => undefined)
        setBusy(false)
        if (!payment) {
          fail('BAD_REQUEST_ERROR', 'order_not_payable')
          if (!dialog.open) dismiss()
          return
        }
        dialog.close()
        leave()
        this.#options.handler?.(payment)
      }
      payButton.addEventListener('click', () => void payOrder())
      failButton.addEventListener('click', () => fail('BAD_REQUEST_ERROR', 'payment_failed'))

      const dismiss = () => {
        leave()
        this.#options.modal?.ondismiss?.()
      }
      this.#close = () => {
        if (!this.#host) return
        dialog.close()
        dismiss()
      }
      closeButton.addEventListener('click', this.#close)
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault() // closing on Escape would lose a payment in progress
        if (!payButton.hasAttribute('disabled')) closeButton.click()
      })
      // Chromium closes the dialog without a `cancel` event when Escape is pressed twice in a row.
      dialog.addEventListener('close', () => {
        if (this.#host && !payButton.hasAttribute('disabled')) dismiss()
      })

      this.#host = host
      document.body.append(host)
      // As in the provider's frame (`modal.handleback`), Back leaves an entry of the frame instead of the page. An empty
      // frame gets entries once its document was opened. Back loads it again.
      let isEntered = false
      const inside = /** @type {Window} */ (frame.contentWindow)
      inside.document.open()
      inside.document.close()
      /** @type {Document | null} */
      let entered
      const enter = () => {
        const before = history.length
        entered = frame.contentDocument
        inside.history.pushState(null, '')
        isEntered = history.length > before // WebKit adds no entry, so going back would leave the page
        inside.addEventListener('popstate', left, { once: true })
      }
      const left = () => {
        isEntered = false
        closeButton.click()
        if (dialog.open) enter()
        else host.remove()
      }
      enter()
      // Firefox tells late that the opened document has loaded, and loads none after Back.
      frame.addEventListener('load', () => frame.contentDocument !== entered && left())
      dialog.showModal()
    }
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag @param {string} [text] @param {Record<string, string>} [attributes]
   * @returns {HTMLElementTagNameMap[Tag]}
   */
  function element(tag, text = '', attributes = {}) {
    const made = document.createElement(tag)
    made.textContent = text
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    return made
  }

  Object.assign(window, { Razorpay })
})()

import { OldBrowser } from './browser.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync, mkdirSync } from 'node:fs'
const V=Number(process.argv[2]??87), OUT=process.argv[3]!; mkdirSync(OUT,{recursive:true})
const PORT=4688, o=`http://127.0.0.1:${PORT}`
const mock=spawn(process.execPath,['mock-server/main.ts','--static','dist','--port',String(PORT),'--strict-port','--db',':memory:'],{stdio:['ignore','pipe','ignore']}); await once(mock.stdout,'data'); await new Promise(r=>setTimeout(r,1500))
const mobile='7'+String(Date.now()).slice(-9)
await fetch(o+'/_pact/state',{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify({ state: 'the user has a complete business', params: { mobile, type: 'farmer' } })})
const post=async(p:string,d:object)=>(await fetch(o+p,{method:'POST',headers:{'Content-Type':'application/json','X-user-lang':'en'},body:JSON.stringify(d)})).json() as Promise<Record<string,any>>
await post('/api/auth/request-otp/',{mobile}); const r=await post('/api/auth/verify-otp/',{mobile,otp:'123456'})
const b=await OldBrowser.start(V,o)
const sleep=(ms:number)=>new Promise(r=>setTimeout(r,ms))
const shot=async(name:string)=>{ const h=await b.evaluate<number>('document.documentElement.scrollHeight'); await b.send('Emulation.setDeviceMetricsOverride',{width:360,height:Math.min(h,2400),deviceScaleFactor:1,mobile:true}); await sleep(400); writeFileSync(`${OUT}/${name}.png`,await b.screenshot()); console.log(name, await b.evaluate('document.documentElement.scrollWidth'), b.errors.splice(0).join('\n').slice(0,300)); await b.send('Emulation.setDeviceMetricsOverride',{width:360,height:800,deviceScaleFactor:1,mobile:true}) }
for (const [n,p] of Object.entries({home:'/?lang=hi',mandi:'/price-mandi?place=all',signin:'/auth',register:'/register',support:'/Support',terms:'/terms'})) { await b.goto(p); await sleep(3500); await shot(n) }
await b.evaluate(`(localStorage.authToken=${JSON.stringify(r.token)},localStorage.userId='${r.user_id}',localStorage.mobile='${mobile}',localStorage.business_type='farmer',1)`)
for (const [n,p] of Object.entries({board:'/global-enquiry',enquiry:'/global-enquiry/5',own:'/enquiry',neu:'/enquiry/new',directory:'/directory',profile:'/profile',subscription:'/subscription',bought:'/bought',deletion:'/delete-account',register2:'/register/farmer?step=2'})) { await b.goto(p); await sleep(4000); await shot(n) }
await b.goto('/global-enquiry'); await sleep(4000); await b.press('button','Menu'); await sleep(1500); await shot('menu')
await b.goto('/global-enquiry'); await sleep(4000); await b.press('button','फ़िल्टर')||await b.press('button','Filter'); await sleep(2500); await shot('filter')
b.close(); mock.kill(); process.exit(0)

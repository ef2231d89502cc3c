"""Tunes the top four layers of all-MiniLM-L6-v2 to say how well a ready answer fits a message, both read as one text: that it is of use, and that it answers.
   python3 tune_fit.py MODEL_DIR ROWS_DIR OUT_DIR      (some minutes on a GPU; rows by write-fit-rows.ts)
First it learns which of eight questions a wording or an ordinary message belongs to, then what readers said of answers. Prints what held messages say."""
import json, math, os, random, re, sys, time
os.environ['TOKENIZERS_PARALLELISM']='false'
import torch, torch.nn as nn, torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset, get_worker_info
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel
model_dir, rows_dir, out_dir = sys.argv[1:4]; dev='cuda' if torch.cuda.is_available() else 'cpu'
FROZEN, STEPS, EPOCHS, RATE = 2, 9000, 6, 1e-4
WORKERS=min(12,os.cpu_count() or 1)
random.seed(2); torch.manual_seed(2); torch.multiprocessing.set_sharing_strategy('file_system'); started=time.time()
read=lambda name:[json.loads(l) for l in open(f'{rows_dir}/{name}.jsonl')]
tok=Tokenizer.from_file(f'{model_dir}/tokenizer.json'); tok.no_truncation(); tok.no_padding()
weights={k:v.float() for k,v in load_file(f'{model_dir}/model.fp16.safetensors').items() if v.is_floating_point() and 'pooler' not in k}
config={k:v for k,v in json.load(open(f'{model_dir}/config.json')).items() if k in BertConfig().to_dict()}
def encoder():
    m=BertModel(BertConfig(**config,attn_implementation='eager'),add_pooling_layer=False); m.load_state_dict(weights,strict=False)
    for n,p in m.named_parameters(): p.requires_grad=not n.startswith(('embeddings.',*(f'encoder.layer.{i}.' for i in range(FROZEN))))
    return m.to(dev)
# The same shares of pieces as in src/embedding/word-pieces.ts.
START, END, SHARES = 101, 102, ((64,1/3),(28,1/3),(56,0))
cache={}
def ids(text):
    if text not in cache: cache[text]=tok.encode(text,add_special_tokens=False).ids
    return cache[text]
def share(pieces,most,of_end):
    if len(pieces)<=most: return pieces
    end=math.floor(most*of_end); return pieces[:most-end]+(pieces[-end:] if end else [])
def plain(say):
    names={'{name}':'the child','{Name}':'the child'}
    return re.sub(r'\{[^}]*\}',lambda m:names.get(m[0],m[0].strip('{}').split(':')[-1]),say)
bank=read('bank'); natural=read('natural'); at={(b['page'],b['asked'][0]):i for i,b in enumerate(bank)}
for b in bank: b['plain']=plain(b['say'])
pairs=[{'text':r['text'],'held':r['held'],'c':[at[p,a] for p,a,_ in r['answers'] if (p,a) in at],'y':[y for p,a,y in r['answers'] if (p,a) in at]} for r in read('pairs')]
learned=[r for r in pairs if not r['held'] and r['c']]; held=[r for r in pairs if r['held'] and r['c']]; hidden={r['text'] for r in held}
def pair(message,b,skip=None,count=2,any_order=False):
    asked=[a for a in b['asked'] if a!=skip] or b['asked'][:1]
    asked=random.sample(asked,min(count,len(asked))) if any_order else asked[:count]
    parts=(message,' / '.join(asked),b['plain']); return [START]+sum((share(ids(p),*s)+[END] for p,s in zip(parts,SHARES)),[])
def padded(rows):
    n=max(map(len,rows)); x=torch.zeros(len(rows),n,dtype=torch.long); m=torch.zeros_like(x)
    for i,r in enumerate(rows): x[i,:len(r)]=torch.tensor(r); m[i,:len(r)]=1
    return x,m
def batch(rows): x,m=padded(rows); return x.to(dev),m.to(dev)
class Batches(IterableDataset):
    """Putting a batch together takes longer than learning from it: each worker makes every so many of them, and they come in the order of the jobs."""
    def __init__(self,jobs,make): self.jobs=jobs; self.make=make
    def __iter__(self):
        w=get_worker_info(); random.seed(w.seed%2**32)
        for job in self.jobs[w.id::w.num_workers]:
            rows,rest=self.make(job); yield *padded(rows),rest
def batches(jobs,make):
    for x,m,rest in DataLoader(Batches(jobs,make),batch_size=None,num_workers=WORKERS,prefetch_factor=4): yield x.to(dev),m.to(dev),rest
def mean(s,m):
    w=m.unsqueeze(-1).to(s.dtype); return (s*w).sum(1)/w.sum(1)
def typed(t):
    c=random.random()
    if c<.3: t=t.lower()
    if c<.15: t=t.replace("'",'').replace(',','')
    if random.random()<.1 and len(t)>12:
        i=random.randrange(1,len(t)-2); t=t[:i]+t[i+1]+t[i]+t[i+2:]
    return t
class Fit(nn.Module):
    def __init__(self): super().__init__(); self.m=encoder(); self.head=nn.Linear(384,2).to(dev); self.drop=nn.Dropout(.1)
    def forward(self,x,mask):
        with torch.autocast(dev,torch.bfloat16): s=self.m(input_ids=x,attention_mask=mask).last_hidden_state
        return self.head(self.drop(mean(s.float(),mask)))
@torch.no_grad()
def vectors(m,texts):
    out=[]
    for i in range(0,len(texts),512):
        x,mask=batch([[START]+ids(t)[:100]+[END] for t in texts[i:i+512]]); out.append(F.normalize(mean(m(input_ids=x,attention_mask=mask).last_hidden_state,mask),dim=-1))
    return torch.cat(out)
def neighbours():
    """For each wording the questions it may be taken for, for each message some of its pages' questions and some of others."""
    m=encoder().eval(); flat=[(i,a) for i,b in enumerate(bank) for a in b['asked']]; v=vectors(m,[a for _,a in flat]); of=torch.tensor([i for i,_ in flat],device=dev)
    def scores(x): return torch.full((len(x),len(bank)),-1.,device=dev).scatter_reduce(1,of.expand(len(x),-1),x@v.T,'amax')
    near=[row for i in range(0,len(flat),1024) for row in scores(v[i:i+1024]).topk(25,dim=-1).indices.tolist()]; groups=[]
    some=[r for r in natural if r['text'] not in hidden]
    for i in range(0,len(some),1024):
        for r,row in zip(some[i:i+1024],scores(vectors(m,[r['text'] for r in some[i:i+1024]])).topk(60,dim=-1).indices.tolist()):
            yes=[c for c in row if bank[c]['page'] in r['ok']][:4]; no=[c for c in row if bank[c]['page'] not in r['ok']][:14]
            if yes and len(no)>=6: groups.append((r['text'],yes,no))
    return flat,near,groups
def optimizer(m,rate,steps):
    o=torch.optim.AdamW([{'params':[p for p in m.m.parameters() if p.requires_grad],'lr':rate},{'params':m.head.parameters(),'lr':1e-3}],weight_decay=.01)
    return o,torch.optim.lr_scheduler.LambdaLR(o,lambda i:min(1,i/(.06*steps+1))*max(0,1-i/steps))
def learn_questions(m,flat,near,groups):
    for b in bank:
        for t in (*b['asked'],b['plain']): ids(t)
    def make(_):
        rows=[]; sizes=[]
        for _ in range(24):
            if random.random()<.5:
                j=random.randrange(len(flat)); i,a=flat[j]; message=typed(a); skip=a; yes=[i]
                if random.random()<.15: message=typed(random.choice(natural)['text'])[:120]+' '+message
                no=random.sample([c for c in near[j] if c!=i][:20],5)+[random.randrange(len(bank)) for _ in range(2)]
            else:
                text,yes,no=random.choice(groups); message=typed(text); skip=None; yes=random.sample(yes,min(2,len(yes))); no=random.sample(no,6)
            rows+=[pair(message,bank[c],skip,random.choice((1,2)),True) for c in yes+no]; sizes.append((len(yes+no),len(yes)))
        return rows,sizes
    opt,sch=optimizer(m,RATE,STEPS)
    for step,(x,mask,sizes) in enumerate(batches(range(STEPS),make)):
        out=m(x,mask).sum(-1); loss=0; i=0
        for n,p in sizes: q=out[i:i+n]; loss=loss+torch.logsumexp(q,0)-torch.logsumexp(q[:p],0); i+=n
        opt.zero_grad(); (loss/len(sizes)).backward(); opt.step(); sch.step()
        if step%1000==999: print('questions',step+1,round(loss.item()/len(sizes),3),round(time.time()-started),'s',flush=True)
    measure(m,'questions')
def learn_labels(m):
    def make(some): return [pair(typed(r['text']),bank[c],any_order=True) for r in some for c in r['c']],[r['y'] for r in some]
    opt,sch=optimizer(m,RATE*.6,math.ceil(len(learned)/12)*EPOCHS)
    for epoch in range(EPOCHS):
        random.shuffle(learned)
        for x,mask,labels in batches([learned[i:i+12] for i in range(0,len(learned),12)],make):
            out=m(x,mask); y=torch.tensor([v for of in labels for v in of],device=dev)
            loss=F.binary_cross_entropy_with_logits(out,torch.stack([(y>=1).float(),(y==2).float()],1)*.96+.02); k=0; order=[]
            for of in labels:
                q=out[k:k+len(of)].sum(-1); t=torch.tensor([[0,.35,1.][v] for v in of],device=dev); k+=len(of)
                if t.sum()>0: order.append(-(t/t.sum()*q.log_softmax(0)).sum())
            if order: loss=loss+.3*sum(order)/len(order)
            opt.zero_grad(); loss.backward(); opt.step(); sch.step()
        measure(m,f'labels epoch {epoch+1}, {time.time()-started:.0f} s')
@torch.no_grad()
def measure(m,name):
    m.eval(); s=[]; y=[]; first=0
    for r in held:
        q=m(*batch([pair(r['text'],bank[c]) for c in r['c']])).sum(-1).tolist(); s+=q; y+=r['y']; first+=max(zip(q,r['y']))[1]==2
    pos=torch.tensor([a for a,b in zip(s,y) if b==2]); neg=torch.tensor([a for a,b in zip(s,y) if b!=2])
    print(f'{name}: of a right and another answer the right one is higher {(pos[:,None]>neg).float().mean().item():.3f}, first is right {first} of {len(held)}',flush=True); m.train()
class Top(nn.Module):
    def __init__(self,m): super().__init__(); self.layers=m.m.encoder.layer[FROZEN:]; self.head=m.head
    def forward(self,s,mask):
        wide=(1.0-mask[:,None,None,:].to(s.dtype))*-1e4
        for l in self.layers: o=l(s,wide); s=o[0] if isinstance(o,tuple) else o
        return self.head(mean(s,mask))
def export(m):
    from onnxruntime.quantization import quantize_dynamic, QuantType
    m.eval().cpu(); path=f'{out_dir}/fit.onnx'; seq={0:'batch',1:'length'}
    torch.onnx.export(Top(m),(torch.randn(2,40,384),torch.ones(2,40,dtype=torch.long)),path+'.f32',input_names=['states','mask'],output_names=['out'],dynamic_axes={'states':seq,'mask':seq,'out':{0:'batch'}},dynamo=False,opset_version=17)
    quantize_dynamic(path+'.f32',path,weight_type=QuantType.QInt8,per_channel=True,op_types_to_quantize=['MatMul']); os.remove(path+'.f32'); print(path,os.path.getsize(path))
print(len(bank),'questions',len(natural),'messages',len(learned),'judged',len(held),'held',flush=True)
m=Fit(); learn_questions(m,*neighbours()); learn_labels(m); export(m)

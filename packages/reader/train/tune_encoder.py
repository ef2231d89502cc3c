"""Tunes the top four layers of all-MiniLM-L6-v2 five times over one frozen bottom: what a text means (retrieval), crisis, unsafe advice, what is refused, what is grave.
   python3 tune_encoder.py MODEL_DIR ROWS.jsonl OUT_DIR [final] [skip=meaning] [skip=crisis] [skip=unsafe] [skip=refusal] [skip=grave] [name=entries]
Rows: {"task": "page|scene|situation|next|crisis|unsafe|refusal|grave", "label": "a,b" or "no"/"-", or "any" of them, "text", "source", "held"}. With `final`, held rows of retrieval tasks
are trained on too. Writes bottom.onnx and {meaning,crisis,unsafe,refusal,grave}.onnx with one byte a weight, and prints what held rows say of each."""
import json, math, os, random, re, sys, time
import torch, torch.nn as nn, torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel
model_dir, rows_path, out_dir = sys.argv[1:4]; final = 'final' in sys.argv; skipped = {a[5:] for a in sys.argv if a.startswith('skip=')}; meaning_name = next((a[5:] for a in sys.argv if a.startswith('name=')), 'meaning')
FROZEN=2; dev='cuda' if torch.cuda.is_available() else 'cpu'
rows=[json.loads(l) for l in open(rows_path)]
tok=Tokenizer.from_file(f'{model_dir}/tokenizer.json'); tok.enable_truncation(128); tok.enable_padding()
def toks(texts):
    e=tok.encode_batch(texts); return torch.tensor([x.ids for x in e],device=dev),torch.tensor([x.attention_mask for x in e],device=dev)
weights={k:v.float() for k,v in load_file(f'{model_dir}/model.fp16.safetensors').items() if v.is_floating_point() and 'pooler' not in k}
config={k:v for k,v in json.load(open(f'{model_dir}/config.json')).items() if k in BertConfig().to_dict()}
def encoder():
    m=BertModel(BertConfig(**config,attn_implementation='eager'),add_pooling_layer=False); m.load_state_dict(weights,strict=False)
    for n,p in m.named_parameters(): p.requires_grad=not n.startswith(('embeddings.',*(f'encoder.layer.{i}.' for i in range(FROZEN))))
    return m.to(dev)
def mean(s,mask):
    w=mask.unsqueeze(-1).to(s.dtype); return (s*w).sum(1)/w.sum(1)
class Bottom(nn.Module):
    def __init__(self,m): super().__init__(); self.embeddings=m.embeddings; self.layers=m.encoder.layer[:FROZEN]
    def forward(self,ids,mask): return run_layers(self.layers,self.embeddings(input_ids=ids),mask)
class Top(nn.Module):
    def __init__(self,m,head): super().__init__(); self.layers=m.encoder.layer[FROZEN:]; self.head=head
    def forward(self,states,mask):
        v=mean(run_layers(self.layers,states,mask),mask)
        return F.normalize(v,dim=-1) if self.head is None else self.head(v)
def run_layers(layers,s,mask):
    wide=(1.0-mask[:,None,None,:].to(s.dtype))*-1e4
    for l in layers:
        out=l(s,wide); s=out[0] if isinstance(out,tuple) else out
    return s
def typed(t):
    c=random.random()
    if c<.3: t=t.lower()
    if c<.15: t=t.replace("'",'').replace(',','')
    if random.random()<.12 and len(t)>12:
        a=random.randrange(1,len(t)-2); t=t[:a]+t[a+1]+t[a]+t[a+2:]
    return t
# Whoever tells of a crisis likes to begin with who it is about. So does everybody else: an opening must not count for either.
WHO=['my son','my daughter','my boy','my girl','our lad','my grandson','my granddaughter','my brother','my foster son','my nephew','a girl in my class','a boy I support','my eldest','the little one']
ALONE=['Mum of two here.','Dad here, first time posting.','Hi all.','hiya','Hello from Perth.','TA in year 4.','I support adults.','Sorry for the long post.','ok so','Quick one.','Not sure where to put this.','Nan of three here.']
def who():
    w=random.choice(WHO); a=random.randrange(3,26); c=random.random()
    return f'{w} ({a})' if c<.3 else f'{w}, {a},' if c<.6 else f'{w} {a}' if c<.75 else w
def opened(t):
    c=random.random(); m=re.match(r"(?:he|she|they|my (?:son|daughter|boy|girl|kid|lad))(?:,? \(?\d+\)?,?)? ",t,re.I)
    if m and c<.35: return who()+' '+t[m.end():]
    if c<.45: return random.choice(ALONE)+' '+t
    return t
def vectors(m,texts,bs=512):
    m.eval(); out=[]
    with torch.no_grad():
        for i in range(0,len(texts),bs):
            ids,mask=toks(texts[i:i+bs]); out.append(mean(m(input_ids=ids,attention_mask=mask).last_hidden_state,mask).float())
    m.train(); return torch.cat(out)
def auc(pos,neg):
    s=torch.tensor(pos+neg); r=s.argsort().argsort().float()+1; return ((r[:len(pos)].sum()-len(pos)*(len(pos)+1)/2)/(len(pos)*len(neg))).item()
def schedule(opt,steps): return torch.optim.lr_scheduler.LambdaLR(opt,lambda i:min(1,i/(.06*steps+1))*max(0,1-i/steps))
def neighbours(m,by,count=7):
    """For each label those it is taken for most easily: of what is asked next those of the same page, else the nearest by the mean of its rows."""
    near={}
    for k,groups in by.items():
        labels=list(groups)
        if k=='next':
            pages={}
            for l in labels: pages.setdefault(l.split('?')[0],[]).append(l)
            near[k]={l:[o for o in pages[l.split('?')[0]] if o!=l][:count] for l in labels}
        elif labels:
            some=[random.sample(groups[l],min(12,len(groups[l]))) for l in labels]
            v=F.normalize(vectors(m,[r['text'] for g in some for r in g]),dim=-1); at=torch.tensor([i for i,g in enumerate(some) for _ in g],device=dev)
            c=F.normalize(torch.zeros(len(labels),v.shape[1],device=dev).index_add_(0,at,v),dim=-1)
            near[k]={l:[labels[j] for j in row if labels[j]!=l][:count] for l,row in zip(labels,(c@c.T).topk(min(count+1,len(labels)),dim=-1).indices.tolist())}
    return near
def labels_of_batch(groups,near,size=48):
    """Every second batch holds labels that are taken for each other: among strangers any of them is found easily."""
    if random.random()<.5: return random.sample(list(groups),min(size,len(groups)))
    found=[]
    for seed in random.sample(list(groups),min(size//6,len(groups))): found+=[seed,*near[seed]]
    return list(dict.fromkeys(found))[:size]
def tune_meaning(epochs=8,rate=1e-4):
    kinds=('page','scene','situation','next'); m=encoder(); start=encoder().eval()
    data={k:[r|{'labels':r['label'].split(',')} for r in rows if r['task']==k and r['label'] not in('-','no') and (final or not r['held'])] for k in kinds}
    test={k:[r|{'labels':r['label'].split(',')} for r in rows if r['task']==k and r['label'] not in('-','no') and r['held']] for k in kinds}
    ids={k:{l:i for i,l in enumerate(sorted({l for r in d for l in r['labels']}))} for k,d in data.items()}
    heads=nn.ModuleDict({k:nn.Linear(384,max(1,len(ids[k]))) for k in kinds}).to(dev); drop=nn.Dropout(.1)
    opt=torch.optim.AdamW([{'params':[p for p in m.parameters() if p.requires_grad],'lr':rate},{'params':heads.parameters(),'lr':1e-3}],weight_decay=.01)
    per={k:max(1,len(d)//120) for k,d in data.items() if d}; steps=sum(per.values())*epochs; sch=schedule(opt,steps); m.train()
    by={k:{} for k in kinds}
    for k,d in data.items():
        for r in d:
            for l in r['labels']: by[k].setdefault(l,[]).extend([r]*(2 if r['source']=='natural' else 1))
    for ep in range(epochs):
        if ep%3==0: near=neighbours(m,by)
        plan=[k for k,n in per.items() for _ in range(n)]; random.shuffle(plan); tot=0
        for k in plan:
            labels=labels_of_batch(by[k],near[k]); some=[r for l in labels for r in random.sample(by[k][l],min(3,len(by[k][l])))]
            ids_,mask=toks([typed(r['text']) for r in some])
            with torch.autocast(dev,torch.bfloat16): v=mean(m(input_ids=ids_,attention_mask=mask).last_hidden_state,mask)
            v=v.float(); Y=torch.zeros(len(some),len(ids[k]),device=dev)
            for i,r in enumerate(some):
                for l in r['labels']: Y[i,ids[k][l]]=1
            same=(Y@Y.T)>0; same.fill_diagonal_(False); n=F.normalize(v,dim=-1); s=n@n.T/.06; s=s.masked_fill(torch.eye(len(some),device=dev).bool(),-1e9)
            ok=same.any(-1); loss=-(s.log_softmax(-1).masked_fill(~same,0).sum(-1)/same.sum(-1).clamp(min=1))[ok].mean()
            loss=loss+.5*(-((Y/Y.sum(-1,keepdim=True))*heads[k](drop(v)).log_softmax(-1)).sum(-1).mean())
            opt.zero_grad(); loss.backward(); opt.step(); sch.step(); tot+=loss.item()
        print('meaning epoch',ep,round(tot/len(plan),3),flush=True)
    for name,e in(('before',start),('tuned',m)):
        for k in kinds:
            if not test[k] or not data[k]: continue
            tr=data[k] if not final else [r for r in data[k] if not r['held']]
            E=F.normalize(vectors(e,[r['text'] for r in tr]),dim=-1); T=F.normalize(vectors(e,[r['text'] for r in test[k]]),dim=-1); sims=T@E.T
            sc=torch.full((len(T),len(ids[k])),-1.,device=dev)
            for j,r in enumerate(tr):
                for l in r['labels']: sc[:,ids[k][l]]=torch.maximum(sc[:,ids[k][l]],sims[:,j])
            names=sorted(ids[k]); 
            acc=lambda n:sum(any(names[x] in r['labels'] for x in t) for t,r in zip(sc.topk(n,dim=-1).indices.tolist(),test[k]))/len(T)
            print(f'{name} {k}: nearest phrasing top1 {acc(1):.3f} top3 {acc(3):.3f} of {len(T)}',flush=True)
    return m
def tune_labels(task,labels,epochs,runs=4):
    """The mean of the weights of several runs from the same start, each in another order: steadier than any of them."""
    data=[r for r in rows if r['task']==task and not r['held']]; held=[r for r in rows if r['task']==task and r['held']]
    torch.manual_seed(0); start=nn.Linear(384,len(labels)).state_dict(); sums=None
    for run in range(runs):
        random.seed(run); torch.manual_seed(run+1); m=encoder(); head=nn.Linear(384,len(labels)).to(dev); head.load_state_dict(start)
        tune_once(task,labels,epochs,m,head,list(data)); found={**{f'm.{k}':v for k,v in m.state_dict().items()},**{f'h.{k}':v for k,v in head.state_dict().items()}}
        sums={k:v.clone().float() if sums is None else sums[k]+v.float() for k,v in found.items()}
        measure(task,f'{task} run {run}',m,head,held)
    m.load_state_dict({k[2:]:(v/runs).to(m.state_dict()[k[2:]].dtype) for k,v in sums.items() if k.startswith('m.')})
    head.load_state_dict({k[2:]:v/runs for k,v in sums.items() if k.startswith('h.')})
    measure(task,f'{task} mean',m,head,held,True)
    return m,head
def tune_once(task,labels,epochs,m,head,data,rate=1e-4,bs=64):
    drop=nn.Dropout(.1)
    opt=torch.optim.AdamW([{'params':[p for p in m.parameters() if p.requires_grad],'lr':rate},{'params':head.parameters(),'lr':1e-3}],weight_decay=.01)
    sch=schedule(opt,math.ceil(len(data)/bs)*epochs); m.train()
    for ep in range(epochs):
        random.shuffle(data); tot=0
        for i in range(0,len(data),bs):
            some=data[i:i+bs]; ids,mask=toks([typed(opened(r['text']) if task=='crisis' else r['text']) for r in some])
            with torch.autocast(dev,torch.bfloat16): v=mean(m(input_ids=ids,attention_mask=mask).last_hidden_state,mask)
            out=head(drop(v.float())); known=[i for i,r in enumerate(some) if r['label']!='any']; rest=[i for i,r in enumerate(some) if r['label']=='any']
            loss=F.cross_entropy(out[known],torch.tensor([labels.index(some[i]['label']) for i in known],device=dev),label_smoothing=.03,reduction='sum')
            if rest: loss=loss-torch.log((1-out[rest].softmax(-1)[:,0]).clamp(min=1e-4)).sum()
            loss=loss/len(some)
            opt.zero_grad(); loss.backward(); opt.step(); sch.step(); tot+=loss.item()*len(some)
        print(task,'epoch',ep,round(tot/len(data),3),flush=True)
def measure(task,name,m,head,held,each=False):
    with torch.no_grad(): score=(1-head(vectors(m,[r['text'] for r in held])).softmax(-1)[:,0]).tolist()
    for src in ['all',*(sorted({r['source'] for r in held}) if each else [])]:
        pos=sorted(s for s,r in zip(score,held) if r['label']!='no' and src in('all',r['source'])); neg=[s for s,r in zip(score,held) if r['label']=='no' and src in('all',r['source'])]
        if pos and neg: print(f'{name} {src}: AUC {auc(pos,neg):.4f}',*(f'| {rec}: {sum(n>=pos[int((1-rec)*len(pos))] for n in neg)}/{len(neg)}' for rec in(.99,.97,.95,.9,.85)),flush=True)
        elif neg: print(f'{name} {src}: above .5 {sum(n>.5 for n in neg)}, above .8 {sum(n>.8 for n in neg)}, above .95 {sum(n>.95 for n in neg)} of {len(neg)}',flush=True)
def export(module,args,names,out,axes,path):
    module.eval().cpu(); torch.onnx.export(module,args,path+'.f32',input_names=names,output_names=[out],dynamic_axes=axes,dynamo=False,opset_version=17)
    from onnxruntime.quantization import quantize_dynamic, QuantType
    quantize_dynamic(path+'.f32',path,weight_type=QuantType.QInt8,per_channel=True,op_types_to_quantize=['MatMul','Gather'] if 'bottom' in path else ['MatMul'])
    os.remove(path+'.f32'); print(path,os.path.getsize(path),flush=True)
random.seed(0); torch.manual_seed(0)
t0=time.time(); meaning=encoder() if 'meaning' in skipped else tune_meaning(); print(round(time.time()-t0)); 
crisis,ch=(None,None) if 'crisis' in skipped else tune_labels('crisis',['no']+[f'K{i}' for i in range(1,10)],5); print(round(time.time()-t0))
unsafe,uh=(None,None) if 'unsafe' in skipped else tune_labels('unsafe',['no']+[f'N{i:02d}' for i in range(1,11)],6); print(round(time.time()-t0))
# What is refused is rare, and so are its neighbours: they count twice.
if 'refusal' not in skipped: rows+=[r for r in rows if r['task']=='refusal' and not r['held'] and r['source'] in('wordings','strangers')]
refusal,rh=(None,None) if 'refusal' in skipped else tune_labels('refusal',['no']+sorted({r['label'] for r in rows if r['task']=='refusal'}-{'no','any'}),8); print(round(time.time()-t0))
# What is grave counts four times, what only sounds so twice. A message that tells of two such things stands there once for each.
if 'grave' not in skipped: rows+=[r for r in rows if r['task']=='grave' and not r['held'] and r['source']=='strangers' for _ in range(3 if r['label']!='no' else 1)]
grave,gh=(None,None) if 'grave' in skipped else tune_labels('grave',['no']+sorted({r['label'] for r in rows if r['task']=='grave'}-{'no'}),5); print(round(time.time()-t0))
probe=['a line','another, longer line about bath time','she took all her tablets']
with torch.no_grad():
    ref=F.normalize(vectors(meaning,probe),dim=-1).cpu(); refc=None if crisis is None else ch(vectors(crisis,probe)).cpu()
ids,mask=toks(probe); ids,mask=ids.cpu(),mask.cpu()
bottom=Bottom(meaning).cpu(); 
with torch.no_grad(): states=bottom(ids,mask)
seq={0:'batch',1:'length'}
export(bottom,(ids,mask),['ids','mask'],'states',{'ids':seq,'mask':seq,'states':seq},f'{out_dir}/bottom.onnx')
for name,m,h in((meaning_name,None if 'meaning' in skipped else meaning,None),('crisis',crisis,ch),('unsafe',unsafe,uh),('refusal',refusal,rh),('grave',grave,gh)):
    if m is None: continue
    export(Top(m,h).cpu(),(states,mask),['states','mask'],'out',{'states':seq,'mask':seq,'out':{0:'batch'}},f'{out_dir}/{name}.onnx')
import onnxruntime as ort, numpy as np
b=ort.InferenceSession(f'{out_dir}/bottom.onnx'); s=b.run(None,{'ids':ids.numpy(),'mask':mask.numpy()})[0]
if 'meaning' not in skipped: got=ort.InferenceSession(f'{out_dir}/{meaning_name}.onnx').run(None,{'states':s,'mask':mask.numpy()})[0]; print('meaning cosine to full precision',(got*ref.numpy()).sum(-1))
if crisis is not None: got=ort.InferenceSession(f'{out_dir}/crisis.onnx').run(None,{'states':s,'mask':mask.numpy()})[0]; print('crisis logits',np.abs(got-refc.numpy()).max())

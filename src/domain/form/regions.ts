/** A province, city or district. `code` is the six-digit code of administrative divisions (GB/T 2260), zeros filled up. */
export interface Region {
  readonly code: string
  readonly name: string
  readonly children: readonly Region[]
}

/*
 * Provinces, cities and what stands right below a province are complete; districts are there for the municipalities and the largest
 * cities, elsewhere they are written into the address. One line is a place with its two-digit codes below the one it belongs to; without a
 * code, one more than the one before.
 */
const provinces = `
11 北京市
12 天津市
13 河北省：石家庄市 唐山市 秦皇岛市 邯郸市 邢台市 保定市 张家口市 承德市 沧州市 廊坊市 衡水市
14 山西省：太原市 大同市 阳泉市 长治市 晋城市 朔州市 晋中市 运城市 忻州市 临汾市 吕梁市
15 内蒙古自治区：呼和浩特市 包头市 乌海市 赤峰市 通辽市 鄂尔多斯市 呼伦贝尔市 巴彦淖尔市 乌兰察布市 22兴安盟 25锡林郭勒盟 29阿拉善盟
21 辽宁省：沈阳市 大连市 鞍山市 抚顺市 本溪市 丹东市 锦州市 营口市 阜新市 辽阳市 盘锦市 铁岭市 朝阳市 葫芦岛市
22 吉林省：长春市 吉林市 四平市 辽源市 通化市 白山市 松原市 白城市 24延边朝鲜族自治州
23 黑龙江省：哈尔滨市 齐齐哈尔市 鸡西市 鹤岗市 双鸭山市 大庆市 伊春市 佳木斯市 七台河市 牡丹江市 黑河市 绥化市 27大兴安岭地区
31 上海市
32 江苏省：南京市 无锡市 徐州市 常州市 苏州市 南通市 连云港市 淮安市 盐城市 扬州市 镇江市 泰州市 宿迁市
33 浙江省：杭州市 宁波市 温州市 嘉兴市 湖州市 绍兴市 金华市 衢州市 舟山市 台州市 丽水市
34 安徽省：合肥市 芜湖市 蚌埠市 淮南市 马鞍山市 淮北市 铜陵市 安庆市 10黄山市 滁州市 阜阳市 宿州市 15六安市 亳州市 池州市 宣城市
35 福建省：福州市 厦门市 莆田市 三明市 泉州市 漳州市 南平市 龙岩市 宁德市
36 江西省：南昌市 景德镇市 萍乡市 九江市 新余市 鹰潭市 赣州市 吉安市 宜春市 抚州市 上饶市
37 山东省：济南市 青岛市 淄博市 枣庄市 东营市 烟台市 潍坊市 济宁市 泰安市 威海市 日照市 13临沂市 德州市 聊城市 滨州市 菏泽市
41 河南省：郑州市 开封市 洛阳市 平顶山市 安阳市 鹤壁市 新乡市 焦作市 濮阳市 许昌市 漯河市 三门峡市 南阳市 商丘市 信阳市 周口市 驻马店市 90省直辖县级行政区划
42 湖北省：武汉市 黄石市 十堰市 05宜昌市 襄阳市 鄂州市 荆门市 孝感市 荆州市 黄冈市 咸宁市 随州市 28恩施土家族苗族自治州 90省直辖县级行政区划
43 湖南省：长沙市 株洲市 湘潭市 衡阳市 邵阳市 岳阳市 常德市 张家界市 益阳市 郴州市 永州市 怀化市 娄底市 31湘西土家族苗族自治州
44 广东省：广州市 韶关市 深圳市 珠海市 汕头市 佛山市 江门市 湛江市 茂名市 12肇庆市 惠州市 梅州市 汕尾市 河源市 阳江市 清远市 东莞市 中山市 51潮州市 揭阳市 云浮市
45 广西壮族自治区：南宁市 柳州市 桂林市 梧州市 北海市 防城港市 钦州市 贵港市 玉林市 百色市 贺州市 河池市 来宾市 崇左市
46 海南省：海口市 三亚市 三沙市 儋州市 90省直辖县级行政区划
50 重庆市
51 四川省：成都市 03自贡市 攀枝花市 泸州市 德阳市 绵阳市 广元市 遂宁市 内江市 乐山市 13南充市 眉山市 宜宾市 广安市 达州市 雅安市 巴中市 资阳市 32阿坝藏族羌族自治州 甘孜藏族自治州 凉山彝族自治州
52 贵州省：贵阳市 六盘水市 遵义市 安顺市 毕节市 铜仁市 23黔西南布依族苗族自治州 26黔东南苗族侗族自治州 黔南布依族苗族自治州
53 云南省：昆明市 03曲靖市 玉溪市 保山市 昭通市 丽江市 普洱市 临沧市 23楚雄彝族自治州 25红河哈尼族彝族自治州 文山壮族苗族自治州 28西双版纳傣族自治州 大理白族自治州 31德宏傣族景颇族自治州 33怒江傈僳族自治州 迪庆藏族自治州
54 西藏自治区：拉萨市 日喀则市 昌都市 林芝市 山南市 那曲市 25阿里地区
61 陕西省：西安市 铜川市 宝鸡市 咸阳市 渭南市 延安市 汉中市 榆林市 安康市 商洛市
62 甘肃省：兰州市 嘉峪关市 金昌市 白银市 天水市 武威市 张掖市 平凉市 酒泉市 庆阳市 定西市 陇南市 29临夏回族自治州 甘南藏族自治州
63 青海省：西宁市 海东市 22海北藏族自治州 黄南藏族自治州 25海南藏族自治州 果洛藏族自治州 玉树藏族自治州 海西蒙古族藏族自治州
64 宁夏回族自治区：银川市 石嘴山市 吴忠市 固原市 中卫市
65 新疆维吾尔自治区：乌鲁木齐市 克拉玛依市 04吐鲁番市 哈密市 23昌吉回族自治州 27博尔塔拉蒙古自治州 巴音郭楞蒙古自治州 阿克苏地区 克孜勒苏柯尔克孜自治州 喀什地区 和田地区 40伊犁哈萨克自治州 42塔城地区 阿勒泰地区 90自治区直辖县级行政区划
71 台湾省
81 香港特别行政区
82 澳门特别行政区`

const districts = `
1101 东城区 西城区 05朝阳区 丰台区 石景山区 海淀区 门头沟区 11房山区 通州区 顺义区 昌平区 大兴区 怀柔区 平谷区 密云区 延庆区
1201 和平区 河东区 河西区 南开区 河北区 红桥区 10东丽区 西青区 津南区 北辰区 武清区 宝坻区 滨海新区 宁河区 静海区 蓟州区
3101 黄浦区 04徐汇区 长宁区 静安区 普陀区 09虹口区 杨浦区 12闵行区 宝山区 嘉定区 浦东新区 金山区 松江区 青浦区 20奉贤区 51崇明区
5001 万州区 涪陵区 渝中区 大渡口区 江北区 沙坪坝区 九龙坡区 南岸区 北碚区 綦江区 大足区 渝北区 巴南区 黔江区 长寿区 江津区 合川区 永川区 南川区 璧山区 铜梁区 潼南区 荣昌区 开州区 55梁平区 武隆区
5002 29城口县 丰都县 垫江县 33忠县 35云阳县 奉节县 巫山县 巫溪县 40石柱土家族自治县 秀山土家族苗族自治县 酉阳土家族苗族自治县 彭水苗族土家族自治县
3201 02玄武区 04秦淮区 建邺区 鼓楼区 11浦口区 13栖霞区 雨花台区 江宁区 六合区 溧水区 高淳区
3205 05虎丘区 吴中区 相城区 姑苏区 吴江区 81常熟市 张家港市 昆山市 85太仓市
3301 02上城区 05拱墅区 西湖区 08滨江区 萧山区 余杭区 富阳区 临安区 临平区 钱塘区 22桐庐县 27淳安县 82建德市
3302 03海曙区 05江北区 北仑区 11镇海区 鄞州区 奉化区 25象山县 宁海县 81余姚市 慈溪市
3401 02瑶海区 庐阳区 蜀山区 11包河区 21长丰县 肥东县 肥西县 庐江县 81巢湖市
3501 02鼓楼区 台江区 仓山区 马尾区 11晋安区 长乐区 21闽侯县 连江县 罗源县 闽清县 永泰县 28平潭县 81福清市
3502 03思明区 05海沧区 湖里区 11集美区 同安区 翔安区
3701 02历下区 市中区 槐荫区 天桥区 12历城区 长清区 章丘区 济阳区 莱芜区 钢城区 24平阴县 26商河县
3702 02市南区 市北区 11黄岛区 崂山区 李沧区 城阳区 即墨区 81胶州市 83平度市 85莱西市
4101 02中原区 二七区 管城回族区 金水区 上街区 08惠济区 22中牟县 81巩义市 荥阳市 新密市 新郑市 登封市
4190 济源市
4201 02江岸区 江汉区 硚口区 汉阳区 武昌区 青山区 11洪山区 东西湖区 汉南区 蔡甸区 江夏区 黄陂区 新洲区
4290 04仙桃市 潜江市 天门市 21神农架林区
4301 02芙蓉区 天心区 岳麓区 开福区 11雨花区 望城区 21长沙县 81浏阳市 宁乡市
4401 03荔湾区 越秀区 海珠区 天河区 11白云区 黄埔区 番禺区 花都区 南沙区 17从化区 增城区
4403 03罗湖区 福田区 南山区 宝安区 龙岗区 盐田区 龙华区 坪山区 光明区
4690 五指山市 琼海市 05文昌市 万宁市 东方市 21定安县 屯昌县 澄迈县 临高县 25白沙黎族自治县 昌江黎族自治县 乐东黎族自治县 陵水黎族自治县 保亭黎族苗族自治县 琼中黎族苗族自治县
5101 04锦江区 青羊区 金牛区 武侯区 成华区 12龙泉驿区 青白江区 新都区 温江区 双流区 郫都区 新津区 21金堂县 29大邑县 31蒲江县 81都江堰市 彭州市 邛崃市 崇州市 简阳市
6101 02新城区 碑林区 莲湖区 11灞桥区 未央区 雁塔区 阎良区 临潼区 长安区 高陵区 鄠邑区 22蓝田县 24周至县
6590 石河子市 阿拉尔市 图木舒克市 五家渠市 北屯市 铁门关市 双河市 可克达拉市 昆玉市 胡杨河市 新星市 白杨市`

/** A line that is too long goes on in the next, which is indented. */
const linesOf = (table: string): string[] => table.trim().replaceAll('\n  ', ' ').split('\n')

/** `朝阳区` or `05朝阳区`, one after the other below `above`. */
function places(above: string, words: string): Region[] {
  let last = 0
  return words.split(' ').map((word) => {
    const [, given = '', name = ''] = /^(\d{2})?(.+)$/.exec(word) ?? []
    last = given === '' ? last + 1 : Number(given)
    return { code: `${above}${String(last).padStart(2, '0')}`.padEnd(6, '0'), name, children: [] }
  })
}

function build(): readonly Region[] {
  const below = new Map(linesOf(districts).map((line) => [line.slice(0, 4), places(line.slice(0, 4), line.slice(5))]))
  return linesOf(provinces).map((line) => {
    const province = line.slice(0, 2)
    const [name = '', cities = ''] = line.slice(3).split('：')
    const children =
      cities === ''
        ? [...(below.get(`${province}01`) ?? []), ...(below.get(`${province}02`) ?? [])]
        : places(province, cities).map((city) => ({ ...city, children: below.get(city.code.slice(0, 4)) ?? [] }))
    return { code: province.padEnd(6, '0'), name, children }
  })
}

/** Everything, built when it is first asked for. */
let known: readonly Region[] | undefined
export const regions = (): readonly Region[] => (known ??= build())

/** The places from the province down to `code`; empty for a code that is none. */
export function regionPath(code: string, among: readonly Region[] = regions()): readonly Region[] {
  for (const region of among) {
    if (region.code === code) return [region]
    const rest = regionPath(code, region.children)
    if (rest.length > 0) return [region, ...rest]
  }
  return []
}

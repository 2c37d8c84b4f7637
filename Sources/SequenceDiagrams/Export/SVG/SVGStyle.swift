struct SVGStyle {
  /// The style sheet of an SVG drawing as an XML element; dark colours apply on screens in dark mode, light ones elsewhere.
  static let sheet = """
    <style>
    text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    path,line{fill:none;stroke-width:1.25}
    .name{font-weight:600;text-anchor:middle}.number{text-anchor:end}.mid{text-anchor:middle}
    .halo{paint-order:stroke;stroke-width:8px;stroke-linejoin:round}
    .life{stroke-width:1;stroke-dasharray:2 4}.rule{stroke-width:1}.bar{stroke-width:1}
    .dash{stroke-dasharray:6 4}.async{stroke-dasharray:2 3}
    \(rules(.light))
    @media screen and (prefers-color-scheme:dark){\(rules(.dark))}
    </style>

    """

  private static func rules(_ palette: SVGPalette) -> String {
    var rules = """
      .ground{fill:\(palette.ground)}.band{fill:\(palette.band)}.note{fill:\(palette.note)}\
      text,.head{fill:\(palette.text)}.arrow{stroke:\(palette.text)}.halo{stroke:\(palette.ground)}\
      .life,.rule{stroke:\(palette.line)}.bar{fill:\(palette.ground)}\
      .open{fill:none;stroke:\(palette.text)}
      .dim,.number{fill:\(palette.dim)}.bad{fill:\(palette.bad)}.cross{stroke:\(palette.bad)}
      """
    for role in SVGRole.allCases {
      guard let colour = palette.roles[role] else { continue }
      rules += ".\(role){fill:\(colour)}.bar.\(role){fill:\(palette.ground);stroke:\(colour)}"
    }
    return rules
  }
}

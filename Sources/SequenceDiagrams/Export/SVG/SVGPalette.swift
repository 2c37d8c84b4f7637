import Traces

/// The colours of an SVG diagram on a light or a dark background; all text has a contrast of at least 4.5 to 1.
struct SVGPalette: Sendable {
  let isDark: Bool

  var ground: String { isDark ? "#14171c" : "#ffffff" }
  var note: String { isDark ? "#2c2817" : "#fdf6dd" }
  /// The colour of the bands behind the lanes (participants' columns) of named modules.
  var band: String { isDark ? "#1c2129" : "#f4f6f9" }
  var text: String { isDark ? "#e4e8ee" : "#1f2328" }
  /// The colour of row numbers, times and other secondary text.
  var dim: String { isDark ? "#98a2ae" : "#5c646d" }
  /// The colour of lifelines and rules, which are not text and need less contrast.
  var line: String { isDark ? "#475060" : "#b6bec8" }
  var bad: String { isDark ? "#ff8f85" : "#b42318" }

  func colour(of role: SVGRole) -> String {
    switch role {
    case .view: isDark ? "#8db4ff" : "#1d4ed8"
    case .presenter: isDark ? "#e2a0f2" : "#8b1fa8"
    case .interactor: isDark ? "#e8ba6a" : "#8a5300"
    case .router: isDark ? "#63d6c8" : "#0b6b66"
    case .store: isDark ? "#a9b2bd" : "#545d68"
    case .other: text
    }
  }
}

/// The kinds of roles that have colours of their own, the same in every architecture.
package enum SVGRole: String, CaseIterable {
  case view, presenter, interactor, router, store, other

  package init(_ role: Role) {
    switch Role.standard.first(where: { $0.name == role.kind }) {
    case .view, .controller: self = .view
    case .presenter, .viewModel: self = .presenter
    case .interactor, .repository: self = .interactor
    case .router, .coordinator: self = .router
    case .store: self = .store
    default: self = .other
    }
  }
}

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
    \(rules(SVGPalette(isDark: false)))
    @media screen and (prefers-color-scheme:dark){\(rules(SVGPalette(isDark: true)))}
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
      let colour = palette.colour(of: role)
      rules += ".\(role){fill:\(colour)}.bar.\(role){fill:\(palette.ground);stroke:\(colour)}"
    }
    return rules
  }
}

import Traces

/// The colours of an SVG diagram on a light or a dark background; all text has a contrast of at least 4.5 to 1.
struct SVGPalette: Sendable {
  let ground: String
  let note: String
  /// The colour of the bands behind the lanes (participants' columns) of named modules.
  let band: String
  let text: String
  /// The colour of row numbers, times and other secondary text.
  let dim: String
  /// The colour of lifelines and rules, which are not text and need less contrast.
  let line: String
  let bad: String
  let roles: [SVGRole: String]

  static let light = SVGPalette(
    ground: "#ffffff",
    note: "#fdf6dd",
    band: "#f4f6f9",
    text: "#1f2328",
    dim: "#5c646d",
    line: "#b6bec8",
    bad: "#b42318",
    roles: [
      .view: "#1d4ed8", .presenter: "#8b1fa8", .interactor: "#8a5300", .router: "#0b6b66",
      .store: "#545d68", .other: "#1f2328",
    ]
  )

  static let dark = SVGPalette(
    ground: "#14171c",
    note: "#2c2817",
    band: "#1c2129",
    text: "#e4e8ee",
    dim: "#98a2ae",
    line: "#475060",
    bad: "#ff8f85",
    roles: [
      .view: "#8db4ff", .presenter: "#e2a0f2", .interactor: "#e8ba6a", .router: "#63d6c8",
      .store: "#a9b2bd", .other: "#e4e8ee",
    ]
  )
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

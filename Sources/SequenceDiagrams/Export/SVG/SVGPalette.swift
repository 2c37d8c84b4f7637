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
enum SVGRole: String, CaseIterable {
  case view, presenter, interactor, router, store, other

  init(_ role: Role) {
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

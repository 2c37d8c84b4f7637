// swift-tools-version: 6.2
import PackageDescription

// The declarations of SwiftUI that the recorder's view modifier uses, so that it is compiled where there is no SwiftUI.
let package = Package(
  name: "swiftui-stub",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI"])],
  targets: [.target(name: "SwiftUI")]
)

import Foundation
import Testing

/// A file of a sample module imports the shared target of no other module, and a variant no traces.
///
/// `.ci/run` builds with `--explicit-target-dependency-import-check`, which checks every other import against the manifest.
@Suite struct ImportsTests {
  @Test(arguments: ["About", "Articles", "Products", "Profile", "Todos"])
  func `imports what its module shares`(module: String) throws {
    let files = repository.files(in: "Sources/SampleModules/\(module)", ending: ".swift")
    #expect(files.count > 10)
    for file in files {
      let own = file.contains("/Shared/") ? "Traces" : "\(module)Shared"
      let imports = try repository.text(of: file).matches(of: /(?m)^(?:\S+ )?import (\w+)/)
      let limited = imports.map(\.1).filter { $0.hasSuffix("Shared") || $0 == "Traces" }
      #expect(limited.allSatisfy { $0 == own }, "\(file)")
    }
  }
}

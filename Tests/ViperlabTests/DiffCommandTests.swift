import Foundation
import Testing

@Suite struct DiffCommandTests {
  private let viperlab = Binary()
  private let before = "A -> B one()\n  B -> C two(1)\nA -> B three()\n"
  private let after = "A -> B one()\n  B -> C two(2)\nA -> B four()\n"

  @Test(arguments: ["--sentences", "--plain"]) func `says it in sentences only`(flag: String) throws
  {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let result = try viperlab.run(["diff", flag, "--width", "1000", old, "-"], input: after)
    #expect(result.status == 1)
    #expect(result.output.contains("rows of standard input"))
    #expect(result.output.contains("~ #2 B calls C.two(2); was two(1)\n"))
    #expect(!result.output.contains("\n\n"))
  }

  @Test(arguments: [40, 80]) func `keeps to the width and to ASCII`(width: Int) throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(before, as: "old.trace")
    let result = try viperlab.run(
      ["diff", "--ascii", "--width", "\(width)", old, "-"],
      input: after
    )
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= width })
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("~   2   |") && $0.hasSuffix("two(2)  was (1)") })
  }
}

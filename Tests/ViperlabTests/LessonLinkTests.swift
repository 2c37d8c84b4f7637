import Foundation
import Testing

/// A folder of lessons in which one file is a link to a file elsewhere.
@Suite struct LessonLinkTests {
  @Test(arguments: ["far.md", "03-first-message.ko.md"])
  func `a link out of its folder is no lesson of it`(name: String) throws {
    let (away, folder) = (try TemporaryFolder(), try TemporaryFolder())
    let lesson = repository.appending(path: "Lessons/03-first-message.md")
    let text = try String(contentsOf: lesson, encoding: .utf8)
    let file = try away.write(text, as: "far.md")
    _ = try folder.write(text, as: "03-first-message.md")
    let link = folder.url.appending(path: name).path()
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let result = try Binary().run(["lessons", "check", folder.url.path()])
    #expect(result.status == 2)
    #expect(result.complaint.contains("\(name): is a link out of its folder. Copy what belongs"))
  }
}

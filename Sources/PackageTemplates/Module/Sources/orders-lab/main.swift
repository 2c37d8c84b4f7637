import Foundation
import LabKit
import Orders

// The laboratory with the module of this package, and with the lessons in the folder beside this file.
let laboratory = Laboratory(lessons: EmbeddedTexts.files(in: "Lessons")) { [.orders] }
exit(await laboratory.run(Array(CommandLine.arguments.dropFirst())))

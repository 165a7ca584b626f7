<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="resources" tilewidth="56" tileheight="64" tilecount="6" columns="6">
 <image source="resources.png" width="336" height="64"/>
 <tile id="0">
  <properties>
   <property name="resource" value="copper"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="resource" value="iron"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="resource" value="mithril"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="resource" value="emerald"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="resource" value="ruby"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="resource" value="diamond"/>
  </properties>
 </tile>
</tileset>
